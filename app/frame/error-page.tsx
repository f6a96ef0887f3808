import { Compass, Hourglass, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PRODUCT_NAME } from '#app/meta/product.ts';

/** A failure as visitors see it. */
export type FailureKind = 'notFound' | 'busy' | 'unexpected';

const ICONS = { notFound: Compass, busy: Hourglass, unexpected: TriangleAlert };

/** The page at an unknown address or after a failure; never shows a detail of the failure. */
export function ErrorPage({ kind }: { kind: FailureKind }) {
  const { text, to } = useLanguage();
  const { errors } = text;
  const [title, hint] = {
    notFound: [errors.notFoundTitle, errors.notFound],
    busy: [errors.busyTitle, errors.busyHint],
    unexpected: [errors.unexpected, errors.unexpectedHint],
  }[kind];
  const Icon = ICONS[kind];
  return (
    <div className="container-page grid max-w-2xl justify-items-center gap-6 py-20 text-center">
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Icon className="size-14 text-accent" aria-hidden="true" strokeWidth={1.25} />
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-lg text-muted">{hint}</p>
      {kind === 'busy' ? (
        <button type="button" className="button button-primary" onClick={reload}>
          {errors.tryAgain}
        </button>
      ) : (
        <Link to={to('/')} className="button button-primary">
          {errors.backToHome}
        </Link>
      )}
    </div>
  );
}

function reload(): void {
  window.location.reload();
}
