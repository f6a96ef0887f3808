import { Section } from '#app/editing/form/field-sections.tsx';
import { LONGEST } from '#domain/listing/form-rule.ts';
import { CURRENT_METHOD, departs } from '#domain/method/method.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import { findingsIn } from './check-ruling.ts';
import { BothLanguages, Choice, Line } from './controls.tsx';
import type { LoadedRuling } from './loaded-ruling.ts';
import { VERDICT_LABELS, verdictLabel } from './ruling-words.ts';
import { useRuling } from './use-ruling-values.ts';

/** What comes of it: the verdict beside the method's own, how firm it is, until when, and why it is changed. */
export function VerdictFields({ loaded }: { loaded: LoadedRuling }) {
  const { kind, scope, verdict: standing, publicName, asked } = loaded;
  const { input, errors, set } = useRuling();
  const findings = findingsIn(input);
  const proposed = CURRENT_METHOD.propose(kind, scope, findings).verdict;
  const chosen = input.verdict || null;
  const isChanged = standing !== null && chosen !== standing;
  const isReasonOther = (['en', 'ar'] as const).some(
    (each) =>
      errors[`reason.${each}`] ||
      (input.reason[each] !== '' && input.reason[each] !== loaded.reason[each]),
  );
  return (
    <>
      <Section title="Verdict">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status">
            The method proposes: <strong>{verdictLabel(proposed)}</strong>
          </p>
          {proposed !== chosen && (proposed !== null || scope === MAIN_SCOPE) && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                set('verdict', proposed ?? '');
                // The button goes, and would take the focus along.
                currentTarget.closest('section')?.querySelector('select')?.focus();
              }}
              className="button px-3 text-sm"
            >
              Take it
            </button>
          )}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Choice
            path="verdict"
            label="Verdict"
            options={{
              '': scope === MAIN_SCOPE ? verdictLabel(null) : 'Choose…',
              ...VERDICT_LABELS,
            }}
          />
          <Choice path="firmness" label="How firm" options={asked.firmness} />
          <Line path="reviewDue" label="To be reviewed again" type="date" />
          <Line
            path="reviewer"
            label="Reviewer, as the public reads it"
            maxLength={100}
            beside={
              publicName !== null &&
              input.reviewer !== publicName && (
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    set('reviewer', publicName);
                    currentTarget.parentElement?.querySelector('input')?.focus();
                  }}
                  className="link min-h-11 justify-self-start text-sm sm:min-h-8"
                >
                  Use my name
                </button>
              )
            }
          />
        </div>
        {departs(CURRENT_METHOD, kind, scope, chosen, findings) && (
          <div className="grid gap-2">
            <p className="text-sm">
              It is not the verdict that the method proposes. Why not is shown to the public.
            </p>
            <BothLanguages path="departure" label="Why not the proposed verdict" maxLength={3000} />
          </div>
        )}
      </Section>
      {scope === MAIN_SCOPE && ((isChanged && chosen !== null) || isReasonOther) && (
        <Section title="The reason">
          <p className="text-sm text-muted">
            The public reads it first.{' '}
            {isChanged
              ? `It was written for ${verdictLabel(standing)}: make it speak for ${verdictLabel(chosen)}.`
              : 'It differs from the one that is saved.'}
          </p>
          <BothLanguages path="reason" label="Reason" maxLength={LONGEST.text} />
        </Section>
      )}
      <Section title="Why is it changed">
        <p className="text-sm text-muted">
          {isChanged
            ? `The verdict changes from ${verdictLabel(standing)} to ${verdictLabel(chosen)}. The public ledger tells why.`
            : 'Goes into the public ledger. Without it, the ledger has the listing’s reason.'}
        </p>
        <BothLanguages path="why" label="Why" maxLength={3000} />
      </Section>
    </>
  );
}
