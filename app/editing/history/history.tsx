import { ChevronDown, Undo2 } from 'lucide-react';
import { Form } from 'react-router';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { FIELD_LABELS } from '#app/editing/field-labels.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { ShownChange } from './shown-history.ts';

const WHAT: Record<ShownChange['what'], string> = {
  added: 'Added',
  edited: 'Edited',
  translated: 'Translations edited',
  deleted: 'Deleted',
  'put back': 'Put back',
  imported: 'Imported',
};

/** The changes of a listing. Each opens, and the state before it can be restored. */
export function History({
  kind,
  id,
  version,
  changes,
}: {
  kind: Kind;
  id: string;
  /** The version that this page shows. */
  version: number;
  changes: ShownChange[];
}) {
  if (changes.length === 0) {
    return (
      <p className="text-muted">
        Nothing has changed since it was added with the starter listings.
      </p>
    );
  }
  return (
    <ol className="grid">
      {changes.map((change) => (
        <li key={change.id} className="border-t border-line first:border-t-0">
          <details className="group">
            <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 hover:text-accent">
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="font-medium">{WHAT[change.what]}</span>
                <span className="text-sm text-muted">
                  <Moment at={change.at} /> by {change.by}
                </span>
                <span className="basis-full text-sm">{namesOf(change)}</span>
              </span>
              <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
            </summary>
            {change.fields && <DifferenceList changes={change.fields} />}
            {change.canPutBack && (
              <Form
                method="post"
                action={`${KIND_WORDS[kind].path}/edit/${id}/put-back/${change.id}`}
                className="pb-4"
              >
                <input type="hidden" name="version" value={version} />
                <button type="submit" className="button">
                  <Undo2 aria-hidden="true" className="size-4" />
                  Restore the previous version
                </button>
              </Form>
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}

function namesOf({ fields, isConfirmed }: ShownChange): string {
  if (fields === null) return 'The change cannot be read';
  if (fields.length === 0) return isConfirmed ? 'Translations confirmed' : 'Saved again unchanged';
  return fields.map(({ name }) => FIELD_LABELS[name]).join(', ');
}
