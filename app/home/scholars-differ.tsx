import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Cached } from '#app/markup/cached.ts';
import { CoveredNames, CoverName } from '#app/position/covers.tsx';
import { StanceShares, StanceSquare } from '#app/position/stance-shares.tsx';
import { DECISION_STANCES } from '#domain/position/position-view.ts';
import type { Subject } from '#domain/position/subjects.ts';
import { HomeSection } from './home-section.tsx';

/** Subjects on which decisions differ, those with most decisions first, with their names by `kind/id`. */
export interface ContestedSubjects {
  subjects: Pick<Subject, 'cover' | 'decisions' | 'byStance'>[];
  names: Record<string, string>;
}

/** Subjects on which bodies and scholars differ, as shares of their decisions. */
export function ScholarsDiffer({
  contested: { subjects, names },
}: {
  contested: ContestedSubjects;
}) {
  const { text, to, language, locale } = useLanguage();
  if (subjects.length === 0) return null;
  const shown = new Set(subjects.flatMap(({ byStance }) => byStance.map(([stance]) => stance)));
  return (
    <Cached by={['scholars differ', language, subjects, names]}>
      <HomeSection
        id="scholars"
        title={text.home.scholarsTitle}
        text={text.home.scholarsText}
        more={{ to: to('/positions'), label: text.home.allPositions }}
      >
        <CoveredNames value={names}>
          <div className="card px-4">
            <ul>
              {subjects.map(({ cover, decisions, byStance }) => (
                <li
                  key={JSON.stringify(cover)}
                  className="grid gap-1.5 border-t border-line py-2.5 first:border-0"
                >
                  <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold first-letter:uppercase">
                      <CoverName cover={cover} />
                    </span>
                    <span className="text-sm text-muted">{text.ruling.decisions(decisions)}</span>
                  </p>
                  <StanceShares byStance={byStance} className="h-2.5 w-full" />
                  <p className="text-sm text-muted max-sm:sr-only">
                    {formatList(
                      locale,
                      byStance.map(([stance, count]) => text.positions.counted[stance](count)),
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {/* The colours of the bars, which each bar's own text says too. */}
            <p
              aria-hidden="true"
              className="snug flex flex-wrap gap-x-3 gap-y-0.5 border-t border-line py-2.5 text-xsm text-muted"
            >
              {DECISION_STANCES.filter((stance) => shown.has(stance)).map((stance) => (
                <span key={stance} className="flex items-center gap-1.5">
                  <StanceSquare stance={stance} />
                  {text.positions.stances[stance]}
                </span>
              ))}
            </p>
          </div>
        </CoveredNames>
      </HomeSection>
    </Cached>
  );
}
