import { Compass, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PRODUCT_NAME } from './product.ts';

/** What a visitor sees at an unknown address or after a failure; never a detail of the failure. */
export function ErrorPage({ kind }: { kind: 'notFound' | 'unexpected' }) {
  const { text, to } = useLanguage();
  const isMissing = kind === 'notFound';
  const Icon = isMissing ? Compass : TriangleAlert;
  const title = isMissing ? text.errors.notFoundTitle : text.errors.unexpected;
  return (
    <div className="container-page grid max-w-2xl justify-items-center gap-6 py-20 text-center">
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Icon className="size-14 text-accent" aria-hidden="true" strokeWidth={1.25} />
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-lg text-muted">
        {isMissing ? text.errors.notFound : text.errors.unexpectedHint}
      </p>
      <Link to={to('/')} className="button button-primary">
        {text.errors.backToHome}
      </Link>
    </div>
  );
}
