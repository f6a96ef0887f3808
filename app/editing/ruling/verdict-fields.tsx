import { useFormMetadata } from '@conform-to/react';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChoiceField, InputField } from '#app/editing/form/controls.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { FIELD_LIMITS } from '#domain/listing/form-rule.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { CURRENT_METHOD, departs, proposalBy } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { SECTIONS } from './jump-list.tsx';
import type { LoadedRuling } from './loaded-ruling.ts';
import { ReviewFields } from './review-fields.tsx';
import { VERDICT_LABELS, verdictLabel } from './ruling-words.ts';
import { judgedInForm, readRulingForm } from './typed-ruling.ts';

/** The verdict beside the method's own, its next review, its departure, and the reason for a change. */
export function VerdictFields({ loaded }: { loaded: LoadedRuling }) {
  const { kind, scope, verdict: current } = loaded;
  const form = useFormMetadata();
  const input = readRulingForm(form.value);
  const judged = judgedInForm(kind, scope, input);
  const proposed = proposalBy(CURRENT_METHOD, judged).verdict;
  const chosen = input.verdict || null;
  const change = current !== null && chosen !== current ? { from: current, to: chosen } : null;
  const canUseProposed = proposed !== chosen && (proposed !== null || scope === SPOT);
  return (
    <>
      <FormSection
        id={SECTIONS.verdict}
        title="Verdict"
        beside={canUseProposed && <UseVerdict proposed={proposed} />}
      >
        <ChoiceField
          name="verdict"
          label="Verdict"
          options={{
            '': scope === SPOT ? verdictLabel(null) : 'Choose…',
            ...VERDICT_LABELS,
          }}
          className="max-w-md"
        />
        <DepartureFields
          linkable={loaded.linkable}
          linked={input.departurePosition}
          isNeeded={departs(CURRENT_METHOD, judged, chosen)}
        />
      </FormSection>
      {scope === SPOT && (
        <ReasonSection saved={loaded.reason} typed={input.reason} change={change} />
      )}
      <FormSection id={SECTIONS.why} title="Why it changed">
        <p className="text-sm text-muted">
          {change
            ? `The verdict changes from ${verdictLabel(change.from)} to ${verdictLabel(change.to)}. The public ledger will say why.`
            : 'Shown in the public ledger. If empty, the ledger shows the listing’s reason.'}
        </p>
        <BothLanguages name="why" label="Why" maxLength={RULING_LIMITS.prose} />
      </FormSection>
      <ReviewFields publicName={loaded.publicName} />
    </>
  );
}

function UseVerdict({ proposed }: { proposed: Verdict | null }) {
  const form = useFormMetadata();
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        form.update({ name: 'verdict', value: proposed ?? '' });
        // The button goes, and would take the focus along.
        currentTarget.closest('section')?.querySelector('select')?.focus();
      }}
      className="button px-3 text-sm noscript:hidden"
    >
      Use this verdict
    </button>
  );
}

function DepartureFields({
  linkable,
  linked,
  isNeeded,
}: Pick<LoadedRuling, 'linkable'> & { linked: string; isNeeded: boolean }) {
  return (
    // Without scripts nothing can open it once the verdict is another.
    <div className={`grid gap-2 ${isNeeded ? '' : 'not-noscript:hidden'}`}>
      <p className="text-sm">
        This verdict departs from the method. It can still be saved. The public page shows the
        reason, the position and the second editor, or says which are missing.
      </p>
      <BothLanguages
        name="departure"
        label="Why this differs from the proposed verdict"
        maxLength={RULING_LIMITS.prose}
      />
      <div className="grid gap-4 @sm:grid-cols-2">
        <LinkedPosition linkable={linkable} linked={linked} />
        <InputField
          name="secondEditor"
          label="Second editor who confirmed it"
          maxLength={RULING_LIMITS.reviewer}
        />
      </div>
    </div>
  );
}

/** The listing's reason, asked for where the verdict changes or has changed, another one is typed, or it has an error. */
function ReasonSection({
  saved,
  typed,
  change,
}: {
  saved: LoadedRuling['reason'];
  typed: Bilingual;
  change: { from: Verdict; to: Verdict | null } | null;
}) {
  const { allErrors } = useFormMetadata();
  const isOther = (['en', 'ar'] as const).some(
    (language) =>
      allErrors[`reason.${language}`] ||
      (typed[language] !== '' && typed[language] !== saved[language]),
  );
  const isAsked = saved.isOlderThanVerdict || (change !== null && change.to !== null) || isOther;
  return (
    <FormSection title="The reason" className={isAsked ? '' : 'not-noscript:hidden'}>
      <p className="text-sm text-muted">
        Readers see it first. {reasonHint({ ...saved, change, isOther })}
      </p>
      <BothLanguages
        name="reason"
        label="Reason"
        maxLength={FIELD_LIMITS.text}
        // The error is beside the Arabic reason while this section is hidden.
        showsError={isAsked}
      />
    </FormSection>
  );
}

function reasonHint({
  isOlderThanVerdict,
  change,
  isOther,
}: {
  isOlderThanVerdict: boolean;
  change: { from: Verdict; to: Verdict | null } | null;
  isOther: boolean;
}): string {
  if (isOlderThanVerdict)
    return 'The verdict has changed since it was written, and the public page says so until it is rewritten.';
  if (change)
    return `It was written for ${verdictLabel(change.from)}. Rewrite it for ${verdictLabel(change.to)}.`;
  return isOther ? 'It differs from the saved one.' : '';
}

/** One of the positions that name the listing, its act or its kind. */
function LinkedPosition({ linkable, linked }: Pick<LoadedRuling, 'linkable'> & { linked: string }) {
  const isNone = Object.keys(linkable).length === 0;
  return (
    <ChoiceField
      name="departurePosition"
      label="Linked position"
      // A linked position that no longer names the listing stays until another is chosen.
      options={{ '': 'None', ...(linked && { [linked]: linked }), ...linkable }}
      hint={
        isNone
          ? 'No position names this listing or its kind yet. Add one under Manage Positions.'
          : 'A position that names this listing or its kind'
      }
    />
  );
}
