import { Hourglass, SearchX, TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AskForm } from '#app/listing/ask-form.tsx';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
import { askedPath, askedWords } from './asked-address.ts';
import { PAGE_ICONS } from './page-icons.ts';

/** A failure as visitors see it. */
export type FailureKind = 'notFound' | 'busy' | 'unexpected';

const ICONS = { notFound: SearchX, busy: Hourglass, unexpected: TriangleAlert };

const ELSEWHERE = [
  { key: 'coins', path: '/cryptocurrencies' },
  { key: 'exchanges', path: '/exchange' },
  { key: 'markets', path: '/markets' },
  { key: 'news', path: '/news' },
] as const;

/** The page at an unknown address or after a failure; never shows a detail of the failure. */
export function ErrorPage({ kind }: { kind: FailureKind }) {
  const { text, to } = useLanguage();
  const { errors } = text;
  const { title, hint } = {
    notFound: { title: errors.notFoundTitle, hint: errors.notFound },
    busy: { title: errors.busyTitle, hint: errors.busyHint },
    unexpected: { title: errors.unexpected, hint: errors.unexpectedHint },
  }[kind];
  return (
    <FailureFrame icon={ICONS[kind]} title={title}>
      {kind === 'notFound' && <Asked />}
      <p className="text-lg text-pretty text-muted max-sm:text-base">{hint}</p>
      {kind === 'notFound' && <Elsewhere />}
      {kind === 'busy' ? (
        <button type="button" className="button button-primary w-fit" onClick={reload}>
          {errors.tryAgain}
        </button>
      ) : (
        <Link
          to={to('/')}
          className={`button w-fit ${kind === 'notFound' ? '' : 'button-primary'}`}
        >
          {errors.backToHome}
        </Link>
      )}
    </FailureFrame>
  );
}

// The server writes the address into a stored page (http/pages/not-found.ts).
function Asked() {
  const { pathname } = useLocation();
  return (
    <p>
      <bdi
        dir="ltr"
        className="inline-block max-w-full rounded-lg border border-line bg-raised px-3 py-1 wrap-anywhere"
      >
        {askedPath(pathname)}
      </bdi>
    </p>
  );
}

/** A search for the words of the address, and links to the lists. */
function Elsewhere() {
  const { text, to } = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <AskForm words={askedWords(pathname)} />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {ELSEWHERE.map(({ key, path }) => {
          const Icon = PAGE_ICONS[key];
          return (
            <li key={key} className="card hover:bg-raised">
              <Link
                to={to(path)}
                className="flex min-h-14 items-center gap-3 px-4 hover:text-accent"
              >
                <Icon
                  className="size-5 shrink-0 text-muted"
                  aria-hidden="true"
                  strokeWidth={1.75}
                />
                {text.nav[key]}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function reload(): void {
  window.location.reload();
}
