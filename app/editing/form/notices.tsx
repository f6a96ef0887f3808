import { useFormMetadata } from '@conform-to/react';
import { Fragment, type ReactNode } from 'react';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { FIELD_LABELS } from '#app/editing/field-labels.ts';
import { Moment } from '#app/editing/moment.tsx';
import { Notice, SignedOutNotice } from '#app/editing/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { ChangedField, FieldName } from '#domain/listing/field.ts';
import type { FormConflict, FormOutcome } from './outcome.ts';

/** Errors with links to their fields, in the order of `fields`: without scripts, the first that is read of the response. */
export function ErrorSummary({
  fields = [],
  labelOf,
}: {
  fields: readonly string[] | undefined;
  labelOf: (name: string) => string;
}) {
  const form = useFormMetadata();
  const wrong = Object.entries(form.allErrors)
    .filter(([name]) => name !== '')
    .toSorted(([one], [other]) => fields.indexOf(one) - fields.indexOf(other));
  const isHydrated = useHydrated();
  if (isHydrated || wrong.length === 0) return null;
  return (
    <div className="card border-s-4 border-s-ink px-4 py-3 [@media(scripting:enabled)]:hidden">
      <p className="font-medium">
        {wrong.length === 1
          ? 'One field needs correcting:'
          : `${wrong.length} fields need correcting:`}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {wrong.map(([name, errors]) => (
          <li key={name}>
            <a
              href={`#${form.id}-${name}`}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {labelOf(name)}: {errors?.[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says why a form without errors was not saved, and what to do. */
export function OutcomeNotice({
  response,
  failed,
  gone,
}: {
  response: Pick<FormOutcome, 'outcome'> | undefined;
  /** Message where the server has failed. */
  failed: string;
  /** Message where what the form edits does not exist any more. */
  gone?: string | undefined;
}) {
  switch (response?.outcome) {
    case 'signedOut':
      return <SignedOutNotice />;
    case 'failed':
      return <Notice kind="error">{failed}</Notice>;
    case 'gone':
      return gone && <Notice kind="error">{gone}</Notice>;
    default:
      return null;
  }
}

/** Someone else has saved since the form was opened; `children` list the changes. */
export function ConflictNotice({
  conflict: { by, at },
  children,
}: {
  conflict: FormConflict;
  children: ReactNode;
}) {
  return (
    <Notice kind="error">
      <div className="grid gap-1">
        <p className="font-medium">
          {by} saved a change on <Moment at={at} />, after you opened this page. Nothing you typed
          is lost, but it is not saved yet.
        </p>
        {children}
      </div>
    </Notice>
  );
}

/** Another editor's changes, set against the texts in the form. */
export interface FieldConflict extends FormConflict {
  /** Saved texts that differ from those in the form. */
  theirs: Partial<Record<FieldName, string>>;
  /** Unedited fields that now show the saved values. */
  mergedFromTheirs: FieldName[];
  /** Changes to what has a form of its own, such as verdicts, products and contracts, which the form leaves alone. */
  elsewhere: ChangedField[];
}

/** Lists another editor's changes field by field. */
export function FieldConflictNotice({ conflict }: { conflict: FieldConflict }) {
  const { theirs, mergedFromTheirs, elsewhere } = conflict;
  const differing = Object.keys(theirs) as FieldName[];
  return (
    <ConflictNotice conflict={conflict}>
      {differing.length > 0 && (
        <p>
          Your version and theirs are shown side by side: <FieldLinks names={differing} />. Choose
          one, then save again.
        </p>
      )}
      {mergedFromTheirs.length > 0 && (
        <p>Changed only by them, and now in your form: {namesOf(mergedFromTheirs)}.</p>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>Changed by the other editor and kept as saved:</p>
          <DifferenceList changes={elsewhere} after="As saved now" />
        </>
      )}
      {differing.length === 0 && <p>Your changes do not conflict with theirs. Save again.</p>}
    </ConflictNotice>
  );
}

// Each leads to its field, which may be far below.
function FieldLinks({ names }: { names: FieldName[] }) {
  const form = useFormMetadata();
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      <a
        href={`#${form.id}-${name}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(event.currentTarget.hash.slice(1))?.focus();
        }}
        className="link"
      >
        {FIELD_LABELS[name]}
      </a>
    </Fragment>
  ));
}

function namesOf(names: FieldName[]): string {
  return names.map((name) => FIELD_LABELS[name]).join(', ');
}
