import { FormProvider, type Submission, useForm } from '@conform-to/react';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form, useNavigation } from 'react-router';
import { z } from 'zod';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { DraftNotice } from '#app/editing/draft/draft-notice.tsx';
import { LeaveDialog } from '#app/editing/draft/leave-dialog.tsx';
import { useDraft } from '#app/editing/draft/use-draft.ts';
import { useSending } from '#app/editing/draft/use-sending.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { HiddenField } from './field.tsx';
import { type FormState, FormStateProvider, useEdits } from './form-state.ts';
import { isIntent } from './form-values.ts';
import { ErrorSummary, OutcomeNotice } from './notices.tsx';
import type { FormConflict, FormOutcome } from './outcome.ts';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

// The content security policy forbids the code generation that makes zod faster.
z.config({ jitless: true });

export interface EditFormProps<C extends FormConflict> {
  id: string;
  /** The kind of listing that a form which warns of look-alikes is of; its names are compared. */
  kind?: Kind;
  /** Address that the form is sent to. */
  action: string;
  /** Path that a saved form leads to. */
  donePath: string;
  values: FormValues;
  /** Checks the form, in the browser as on the server. */
  check: (form: FormData, conflict: C | undefined) => Submission<unknown, string[], unknown>;
  draft: {
    key: string;
    /** Parses a draft; null: it is not one of this form. */
    read: (values: FormValues) => FormValues | null;
  };
  response: FormOutcome<C> | undefined;
  /** The values that another editor has saved; absent where they cannot be read of the conflict. */
  savedIn?: (conflict: C) => FormValues;
  /** Message where the server has failed. */
  failed: string;
  /** Is called at each attempt to save, also where the browser refuses it. */
  onAttempt?: (() => void) | undefined;
  /** Message where what the form edits does not exist any more. */
  gone?: string;
  /** The names of its fields, from top to bottom; absent where its schema has them in that order. */
  fields?: readonly string[];
  labelOf: (name: string) => string;
  save: Pick<SaveBarProps, 'label' | 'cancel' | 'isInDialog' | 'beside'>;
  className?: string;
  /** The children place the save bar themselves; otherwise it is below them. */
  placesSaveBar?: boolean;
  children: (conflict: C | undefined, saveBar: ReactNode) => ReactNode;
}

/** The form over one saved version of what it edits. */
export function VersionForm<C extends FormConflict>({
  id,
  action,
  donePath,
  values,
  check,
  draft: { key, read },
  response,
  savedIn,
  conflict,
  warning,
  failed,
  onAttempt,
  gone,
  fields,
  labelOf,
  save,
  className = save.isInDialog ? 'grid gap-6 pt-4' : 'grid gap-4',
  placesSaveBar = false,
  children,
}: EditFormProps<C> & { conflict: C | undefined; warning: ReactNode }) {
  const element = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const [form] = useForm<FormValues, unknown, string[]>({
    id,
    ...(response?.result && { lastResult: response.result }),
    defaultValue: values,
    onValidate: ({ formData }) => check(formData, conflict),
  });
  const theirs = conflict && savedIn?.(conflict);
  const draft = useDraft({
    key,
    isSentBack: response?.result !== undefined || conflict !== undefined,
    isSavedKnown: theirs !== undefined,
    saved: theirs ?? values,
    value: (form.value ?? NOTHING) as FormValues,
    read,
    restore: (value) => form.update({ value }),
  });
  const sending = useSending(draft, donePath);
  const { edited, turn, hideError, forgetRows, startAttempt } = useEdits(response);
  const state = useSharedState({ action, edited, conflict, hideError });
  useFocusOnError(element, response);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isIntent(event.nativeEvent as SubmitEvent)) {
      forgetRows();
      return form.onSubmit(event);
    }
    if (sending.isUnderWay()) return void event.preventDefault();
    startAttempt();
    onAttempt?.();
    form.onSubmit(event);
    if (!event.defaultPrevented) return sending.begin();
    requestAnimationFrame(() => focusFirstError(element.current));
  }

  const saveBar = (
    <SaveBar
      {...save}
      form={element}
      isInPane={placesSaveBar}
      isSaving={navigation.state !== 'idle' && navigation.formAction === action}
      isDirty={draft.isDirty}
      isStorable={draft.isStorable}
    />
  );
  return (
    <FormStateProvider value={state}>
      <FormProvider context={form.context}>
        <Form
          ref={element}
          id={form.id}
          method="post"
          action={action}
          encType="multipart/form-data"
          preventScrollReset={save.isInDialog}
          noValidate={form.noValidate}
          onSubmit={submit}
          onInput={({ target }) => hideError((target as HTMLInputElement).name)}
          className={className}
        >
          <OutcomeNotice key={turn} response={response} failed={failed} gone={gone} />
          {warning}
          <DraftNotice draft={draft} />
          <ErrorSummary fields={fields} labelOf={labelOf} />
          {/* Enter means this one, not the first button in the form. */}
          <button type="submit" hidden />
          {/* A restored draft sets the version that it was typed over, so that later edits conflict with it. */}
          <HiddenField name="version" />
          {children(conflict, saveBar)}
          {!placesSaveBar && saveBar}
        </Form>
      </FormProvider>
      <LeaveDialog draft={draft} mayLeave={sending.isUnderWay} />
    </FormStateProvider>
  );
}

const NOTHING: FormValues = {};

// The provider's value, which is another only where a part of it is.
function useSharedState({ action, edited, conflict, hideError }: Omit<FormState, 'isFirst'>) {
  const [isFirst] = useState(rememberFirst);
  return useMemo(
    () => ({ action, edited, isFirst, conflict, hideError }),
    [action, edited, isFirst, conflict, hideError],
  );
}

// Fields are drawn from top to bottom, so the first that asks is the first of the form.
function rememberFirst(): (name: string) => boolean {
  let first: string | undefined;
  return (name) => {
    first ??= name;
    return first === name;
  };
}

function useFocusOnError(form: RefObject<HTMLFormElement | null>, response?: FormOutcome) {
  useEffect(() => {
    if (!response?.result?.error) return;
    // Conform draws the errors in a turn of their own.
    const frame = requestAnimationFrame(() => focusFirstError(form.current));
    return () => cancelAnimationFrame(frame);
  }, [form, response]);
}

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const [first] = invalid ?? [];
  // The editor may have folded its row or its criterion again.
  for (let fold = first?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  [...(invalid ?? [])].find((field) => field.checkVisibility())?.focus();
}
