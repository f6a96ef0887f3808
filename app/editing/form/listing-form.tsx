import { FormProvider, useForm } from '@conform-to/react';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { z } from 'zod';
import { draftKey } from '#app/editing/draft/draft.ts';
import { DraftNotice } from '#app/editing/draft/draft-notice.tsx';
import { LeaveDialog } from '#app/editing/draft/leave-dialog.tsx';
import { useDraft } from '#app/editing/draft/use-draft.ts';
import { useSending } from '#app/editing/draft/use-sending.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';
import { NameWarningNotice } from '#app/editing/same-looking/name-warning-notice.tsx';
import { type BegunForm, beginForm, type Edited } from './begin-form.ts';
import { checkListingForm } from './check-listing-form.ts';
import { ConflictNotice, ErrorSummary } from './form-notices.tsx';
import { FormSettingProvider } from './form-setting.ts';
import { HiddenField } from './hidden-field.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Unsaved } from './unsaved.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

// The pages' policy forbids what zod would do to be faster.
z.config({ jitless: true });

/** The form that adds or edits a listing. What stands in it goes only by being saved or thrown away. */
export function ListingForm({
  kind,
  edited,
  submissionKey = '',
  email,
  answer,
  children,
}: {
  kind: BegunForm['kind'];
  /** Null: one is added. */
  edited: Edited | null;
  /** Of a form that adds: sent twice, it adds once. */
  submissionKey?: string;
  email: string;
  answer: Unsaved | undefined;
  children: ReactNode;
}) {
  // It stays until the form is saved, also while other errors are mended.
  const [conflict, setConflict] = useState(answer?.conflict);
  if (answer?.conflict && answer.conflict !== conflict) setConflict(answer.conflict);
  const [key, setKey] = useState(answer?.key ?? submissionKey);
  if (answer?.key && answer.key !== key) setKey(answer.key);
  const warned = useNameWarning(answer);
  const begun = beginForm(kind, edited, key, { answer, conflict });
  return (
    <FormFromHere
      key={`${begun.path} ${conflict?.version}`}
      begun={begun}
      email={email}
      answer={answer}
      warned={warned}
    >
      {children}
    </FormFromHere>
  );
}

// It stays until the server has looked at the form again: an answer that did not come changes nothing.
function useNameWarning(answer: Unsaved | undefined) {
  const [warned, setWarned] = useState({ answer, warning: answer?.nameWarning, turn: 0 });
  if (answer?.result && !answer.outcome && answer !== warned.answer) {
    setWarned({ answer, warning: answer.nameWarning, turn: warned.turn + 1 });
  }
  return warned;
}

function FormFromHere({
  begun: latest,
  email,
  answer,
  warned: { warning, turn },
  children,
}: {
  begun: BegunForm;
  email: string;
  answer: Unsaved | undefined;
  warned: { warning: NameWarning | undefined; turn: number };
  children: ReactNode;
}) {
  // The page around may be loaded anew; the form goes on with what it began with.
  const [begun] = useState(latest);
  const element = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const draft = useDraft(element, draftKey(email, useLocation().pathname), {
    isUnsaved: answer?.result !== undefined,
  });
  const sending = useSending(draft, KIND_WORDS[begun.kind].path);
  const { attempt, countAttempt } = useAttempts(answer);
  const [form] = useForm({
    id: 'listing',
    ...(answer?.result && { lastResult: answer.result }),
    defaultValue: begun.values,
    onValidate: ({ formData }) => checkListingForm(formData, begun),
  });

  useEffect(() => {
    if (answer?.result?.error) focusFirstError(element.current);
  }, [answer]);

  function send(event: FormEvent<HTMLFormElement>) {
    if (sending.isUnderWay()) return void event.preventDefault();
    countAttempt();
    form.onSubmit(event);
    if (event.defaultPrevented) {
      requestAnimationFrame(() => focusFirstError(element.current));
      return;
    }
    sending.begin();
  }

  const setting = useMemo(() => ({ ...begun, attempt }), [begun, attempt]);
  return (
    <FormSettingProvider value={setting}>
      <FormProvider context={form.context}>
        <Form
          method="post"
          action={begun.path}
          encType="multipart/form-data"
          ref={element}
          id={form.id}
          noValidate={form.noValidate}
          onSubmit={send}
          onInput={draft.changed}
          className="grid gap-4"
        >
          <UnsavedNotice begun={begun} answer={answer} />
          {warning && <NameWarningNotice key={turn} kind={begun.kind} warning={warning} />}
          {begun.conflict && <ConflictNotice conflict={begun.conflict} />}
          <DraftNotice draft={draft} />
          <ErrorSummary />
          {/* Enter means this one, not the first button in the form. */}
          <button type="submit" hidden />
          <HiddenField name="version" value={String(begun.version)} />
          <input type="hidden" name="key" value={latest.key} />
          {children}
          <SaveBar
            form={element}
            begun={begun}
            isSaving={navigation.formAction === begun.path}
            isDirty={draft.isDirty}
          />
        </Form>
      </FormProvider>
      <LeaveDialog draft={draft} mayLeave={sending.isUnderWay} />
    </FormSettingProvider>
  );
}

// An answer counts too: fields may have been edited while the form was under way.
function useAttempts(answer: Unsaved | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [counted, setCounted] = useState(answer);
  if (answer !== counted) {
    setCounted(answer);
    setAttempt(attempt + 1);
  }
  return { attempt, countAttempt: () => setAttempt((before) => before + 1) };
}

// The picture's field is not the one that is sent.
function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
