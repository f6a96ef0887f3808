import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { z } from 'zod';
import { draftKey } from '#app/editing/draft/draft.ts';
import { DraftNotice } from '#app/editing/draft/draft-notice.tsx';
import { LeaveDialog } from '#app/editing/draft/leave-dialog.tsx';
import { useDraft } from '#app/editing/draft/use-draft.ts';
import { useSending } from '#app/editing/draft/use-sending.ts';
import { HiddenField } from '#app/editing/form/hidden-field.tsx';
import { ArabicReason } from './arabic-reason.tsx';
import type { RulingErrors } from './check-ruling.ts';
import { CriterionFields } from './criterion-fields.tsx';
import type { LoadedRuling, RulingAnswer, RulingConflict } from './loaded-ruling.ts';
import { OtherListing, type OtherRuling } from './other-listing.tsx';
import { PositionsFields } from './positions-fields.tsx';
import { readInput } from './ruling-input.ts';
import { RulingNotices } from './ruling-notices.tsx';
import { RulingSaveBar } from './ruling-save-bar.tsx';
import { RulingValuesProvider, useRulingValues } from './use-ruling-values.ts';
import { VerdictFields } from './verdict-fields.tsx';

// The pages' policy forbids what zod would do to be faster.
z.config({ jitless: true });

const NO_ERRORS: RulingErrors = {};

/** The form of one ruling. It is sent as it stands; whatever the answer, what was typed stays. */
export function RulingForm({
  loaded,
  answer,
}: {
  loaded: LoadedRuling;
  answer: RulingAnswer | undefined;
}) {
  const { kind, scope, email } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const [begun] = useState(loaded.input);
  const values = useRulingValues(begun, answer?.outcome === 'invalid' ? answer.errors : NO_ERRORS);
  const { input, replace, set } = values;
  // It stays until the form is saved, also while other errors are mended.
  const [conflict, setConflict] = useState<RulingConflict | null>(null);
  if (answer?.outcome === 'conflict' && answer.conflict !== conflict) setConflict(answer.conflict);
  const latest = conflict?.latest ?? loaded;
  const [other, setOther] = useState<OtherRuling | null>(null);
  const draft = useDraft(form, draftKey(email, `${pathname}?scope=${scope}`), {
    isUnsaved: answer !== undefined,
  });
  const sending = useSending(draft, pathname);
  const isSaving = useNavigation().state === 'submitting';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` is a new object in every render; what is to be kept has changed only with the values.
  useEffect(() => {
    if (input !== begun) draft.changed();
  }, [input, begun]);
  useEffect(() => {
    if (answer?.outcome === 'invalid') focusFirstError(form.current);
  }, [answer]);
  // What was read may be another text by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict.
  useEffect(() => {
    if (conflict && input.hasReadArabic) set('hasReadArabic', false);
  }, [conflict]);

  return (
    <RulingValuesProvider value={values}>
      <Form
        ref={form}
        method="post"
        action={`${pathname}?scope=${scope}`}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        onSubmit={(event) => {
          if (sending.isUnderWay()) event.preventDefault();
          else sending.begin();
        }}
        className="grid gap-4"
      >
        {/* Enter means this one, not the first button in the form. */}
        <button type="submit" hidden />
        {/* A draft has put its own version there, until a conflict names the next. */}
        <HiddenField
          key={conflict?.latest.version ?? 'begun'}
          name="version"
          value={String(latest.version)}
        />
        <input
          type="hidden"
          name="ruling"
          value={JSON.stringify(input)}
          onInput={({ currentTarget }) => replace(readInput(currentTarget.value) ?? input)}
        />
        <RulingNotices kind={kind} answer={answer} conflict={conflict} />
        <DraftNotice draft={draft} />
        <OtherListing loaded={loaded} compared={other} onCompare={setOther} />
        <ArabicReason loaded={latest} />
        <div className="grid gap-1 pt-2">
          <h2 className="text-lg">Criteria</h2>
          <p className="text-sm text-muted">
            By keyboard: Tab to a criterion, type the underlined letter of what was found, Enter for
            its note.
          </p>
        </div>
        {loaded.asked.criteria.map((criterion) => (
          <CriterionFields
            key={criterion.id}
            criterion={criterion}
            today={loaded.today}
            beside={other}
          />
        ))}
        <PositionsFields />
        <VerdictFields loaded={latest} />
        <RulingSaveBar form={form} loaded={latest} isSaving={isSaving} isDirty={draft.isDirty} />
      </Form>
      <LeaveDialog draft={draft} mayLeave={sending.isUnderWay} />
    </RulingValuesProvider>
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
}
