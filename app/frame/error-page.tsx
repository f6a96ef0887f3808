import { Compass, Hourglass, TriangleAlert } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_SEARCH_LENGTH } from '#app/listing/list-query.ts';
import { PRODUCT_NAME } from '#app/meta/product.ts';
import { Field } from '#app/ui/field.tsx';
import { PAGES } from './pages.ts';

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
      {kind === 'notFound' && <Elsewhere />}
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

/** A search, and the lists that have what there is. */
function Elsewhere() {
  const { text, to } = useLanguage();
  return (
    <>
      <Form action={to('/search')} className="flex w-full max-w-md items-end gap-2 text-start">
        <Field label={text.search.label} className="flex-1">
          {(control) => (
            <input
              {...control}
              type="text"
              name="q"
              maxLength={MAX_SEARCH_LENGTH}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          )}
        </Field>
        <button type="submit" className="button">
          {text.search.submit}
        </button>
      </Form>
      <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
        {PAGES.filter(({ path }) => path !== '/').map(({ key, path }) => (
          <li key={key}>
            <Link to={to(path)} className="link inline-flex min-h-11 items-center">
              {text.nav[key]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function reload(): void {
  window.location.reload();
}
