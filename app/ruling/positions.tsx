import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SilentNote } from '#app/listing/silent-links.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import type { GroundsView } from '#domain/ruling/ruling-view.ts';
import { SourceLink } from './source-link.tsx';

/** The positions of named bodies and scholars, including dissent. */
export function Positions({ positions }: { positions: GroundsView['positions'] }) {
  const { text } = useLanguage();
  if (positions.length === 0) return <p className="text-muted">{text.ruling.noPositions}</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {positions.map((position) => (
        <li key={`${position.url} ${position.quote}`} className="card grid content-start gap-3 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{position.who}</span>
            <VerdictBadge verdict={position.stance} />
          </div>
          <blockquote
            lang={position.language}
            dir={position.language === 'ar' ? 'rtl' : 'ltr'}
            className="text-pretty wrap-anywhere"
          >
            {position.quote}
          </blockquote>
          <p className="text-sm text-muted wrap-anywhere">
            <SourceLink url={position.url} title={position.title} />
            {position.saidOn && (
              <>
                {' · '}
                <SaidOn day={position.saidOn} />
              </>
            )}
          </p>
          <SilentNote href={position.url} />
        </li>
      ))}
    </ul>
  );
}

function SaidOn({ day }: { day: string }) {
  const { locale } = useLanguage();
  return <bdi>{day.length === 4 ? day : formatDate(locale, day)}</bdi>;
}
