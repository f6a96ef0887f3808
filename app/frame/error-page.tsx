import { Hourglass, LifeBuoy, Scale, SearchX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AskForm } from '#app/listing/ask-form.tsx';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
import { FailureLinks } from '#app/meta/failure-links.tsx';
import { Asked } from './asked.tsx';
import { PAGE_ICONS } from './page-icons.ts';

/** A failure as visitors see it. */
export type FailureKind = 'notFound' | 'busy' | 'unexpected';

const ICONS = { notFound: SearchX, busy: Hourglass, unexpected: TriangleAlert };

const LISTS = [
  { key: 'coins', path: '/cryptocurrencies' },
  { key: 'exchanges', path: '/exchange' },
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
      {kind === 'notFound' && <AskForm />}
      {kind === 'notFound' && <Elsewhere />}
      {kind === 'busy' ? (
        <button type="button" className="button button-primary w-fit" onClick={reload}>
          {errors.tryAgain}
        </button>
      ) : (
        kind === 'unexpected' && (
          <Link to={to('/')} className="button button-primary w-fit">
            {errors.backToHome}
          </Link>
        )
      )}
    </FailureFrame>
  );
}

/** The home page, the check, the lists, and help for those who lost money. */
function Elsewhere() {
  const { text } = useLanguage();
  const { check } = text.home.tools;
  return (
    <FailureLinks
      links={[
        { path: '/', label: text.errors.backToHome, Icon: PAGE_ICONS.home },
        { path: '/check', label: check.title, Icon: PAGE_ICONS.check },
        ...LISTS.map(({ key, path }) => ({ path, label: text.nav[key], Icon: PAGE_ICONS[key] })),
        { path: '/country', label: text.countries.menu, Icon: Scale },
        { path: '/scammed', label: text.scammed.short, Icon: LifeBuoy },
      ]}
    />
  );
}

function reload(): void {
  window.location.reload();
}
