import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { PositionLine } from '#domain/position/position-view.ts';
import type { Subject } from '#domain/position/subjects.ts';
import { CoverName } from './covers.tsx';
import { SaidOn } from './position-card.tsx';
import { StanceBadge } from './stance-badge.tsx';

/** Subjects, each opening to the bodies and scholars on it, a column for each stance. */
export function Subjects({ subjects }: { subjects: Subject[] }) {
  const { text } = useLanguage();
  return (
    <ul className="grid gap-3">
      {subjects.map(({ cover, decisions, stances }, place) => (
        <li key={JSON.stringify(cover)} className="card">
          <details open={place === 0}>
            <summary className="min-h-11 cursor-pointer px-4 py-2.5 hover:text-accent">
              <h3 className="inline-block text-base first-letter:uppercase">
                <CoverName cover={cover} />
              </h3>
              <span className="text-sm text-muted">
                {' · '}
                {text.ruling.decisions(decisions)}
              </span>
            </summary>
            <div className="grid gap-x-6 gap-y-4 px-4 pb-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
              {stances.map(({ stance, positions }) => (
                <section key={stance} className="grid content-start gap-2">
                  <h4>
                    <StanceBadge stance={stance} />
                  </h4>
                  <ul className="grid gap-1.5 text-sm">
                    {positions.map((position) => (
                      <Holder key={position.id} position={position} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Holder({ position: { id, who, holder, saidOn, limit } }: { position: PositionLine }) {
  const { to } = useLanguage();
  return (
    <li>
      <Link to={`${to(`/positions/${holder}`)}#${id}`} className="link wrap-anywhere">
        {who}
      </Link>
      {saidOn && (
        <span className="text-muted">
          {' · '}
          <SaidOn day={saidOn} />
        </span>
      )}
      {limit && <span className="block text-muted">{limit}</span>}
    </li>
  );
}
