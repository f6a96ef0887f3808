import { Check } from 'lucide-react';
import { Rosette } from '#app/verdict/rosette.tsx';
import { VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { asksAsset } from '#domain/method/definition.ts';
import { CURRENT_METHOD, departs } from '#domain/method/method.ts';
import { lettersIn } from '#domain/ruling/ruling-glance.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { findingWords, verdictLabel } from './ruling-words.ts';
import type { RulingValues } from './typed-ruling.ts';
import { useJudged } from './use-judged.ts';

/** The proposal of the method for the findings in the form, drawn as the public sees it, and what is open. */
export function Proposal({ loaded }: { loaded: LoadedRuling }) {
  const state = useJudged(loaded);
  const { proposed, chosen, judged, firmnessOf } = state;
  return (
    <section aria-label="Proposal" className="card grid gap-3 p-4">
      <div className="flex items-center gap-3">
        <Rosette ruling={drawn(state)} size="md" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-2 text-sm">
          <div role="status" className="grid justify-items-start gap-1">
            <p>The method proposes:</p>
            {proposed ? (
              <VerdictLockup ruling={{ verdict: proposed, firmness: firmnessOf(proposed) }} />
            ) : (
              <strong>{verdictLabel(null)}</strong>
            )}
          </div>
          {departs(CURRENT_METHOD, judged, chosen) && chosen && (
            <div className="grid justify-items-start gap-1">
              <p>You depart from it:</p>
              <VerdictLockup ruling={{ verdict: chosen, firmness: firmnessOf(chosen) }} />
            </div>
          )}
        </div>
      </div>
      {chosen && chosen === proposed && (
        <p className="flex items-center gap-1.5 text-sm">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          Your verdict is the same.
        </p>
      )}
      <Points title="Open" points={openPoints(loaded, state)} />
      <Points title="Changed" points={changedFindings(loaded, state)} />
    </section>
  );
}

/** The proposal in a line, for the save bar of a narrow window. */
export function ProposalLine({ loaded }: { loaded: LoadedRuling }) {
  const state = useJudged(loaded);
  const { proposed, firmnessOf } = state;
  return (
    <p className="flex items-center gap-2 text-sm panes:hidden">
      <Rosette ruling={drawn(state)} size="xs" isDecorative />
      <span className="sr-only">The method proposes: </span>
      {proposed ? (
        <VerdictDisc
          ruling={{ verdict: proposed, firmness: firmnessOf(proposed), isOverdue: false }}
        />
      ) : (
        verdictLabel(null)
      )}
    </p>
  );
}

type State = ReturnType<typeof useJudged>;

function drawn({ proposed, criteria, firmnessOf }: State) {
  if (!proposed) return null;
  const findings = lettersIn(criteria.map(({ weighed, isCore }) => ({ finding: weighed, isCore })));
  return { verdict: proposed, firmness: firmnessOf(proposed), findings };
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <p className="max-h-16 overflow-y-auto text-sm">
      <span className="text-muted">{title}: </span>
      {points.join(' · ')}
    </p>
  );
}

function openPoints({ kind, scope }: LoadedRuling, state: State): string[] {
  const { input, judged, criteria, chosen } = state;
  const unknown = criteria.filter(
    (criterion) => criterion.isCore && criterion.weighed.tone === 'unknown',
  );
  const incomplete = criteria.filter(({ missing }) => missing.length > 0);
  return [
    asksAsset(CURRENT_METHOD, kind, scope) && !input.asset.kind && 'kind of asset',
    unknown.length > 0 && `${namesOf(unknown)} not known`,
    incomplete.length > 0 && `${namesOf(incomplete)} incomplete`,
    departs(CURRENT_METHOD, judged, chosen) &&
      !isInBoth(input.departure) &&
      'reason for the departure',
  ].filter((point) => point !== false);
}

function changedFindings({ input: saved }: LoadedRuling, { criteria }: State): string[] {
  return criteria.flatMap(({ id, name, finding }) => {
    const before = saved.criteria[id]?.finding ?? CURRENT_METHOD.unanswered;
    if (before === finding) return [];
    return `${name}, ${findingWords(before).label} → ${findingWords(finding).label}`;
  });
}

function namesOf(criteria: State['criteria']): string {
  return criteria.map(({ name }) => name).join(', ');
}

function isInBoth({ en, ar }: RulingValues['departure']): boolean {
  return en.trim() !== '' && ar.trim() !== '';
}
