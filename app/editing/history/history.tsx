import {
  CirclePlus,
  Download,
  Languages,
  type LucideIcon,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Form } from 'react-router';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { FIELD_LABELS } from '#app/editing/field-labels.ts';
import { editPath } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { ShownChange } from './shown-history.ts';

const WHAT: Record<ShownChange['what'], { word: string; Icon: LucideIcon }> = {
  added: { word: 'Added', Icon: CirclePlus },
  edited: { word: 'Edited', Icon: Pencil },
  translated: { word: 'Translations edited', Icon: Languages },
  deleted: { word: 'Deleted', Icon: Trash2 },
  'put back': { word: 'Restored', Icon: Undo2 },
  imported: { word: 'Imported', Icon: Download },
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
        <li key={change.id} className="group/change relative">
          <details>
            <summary className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 pb-4 hover:text-accent">
              <ChangeIcon what={change.what} />
              <span className="grid">
                <span className="font-medium">{namesOf(change)}</span>
                <span className="text-sm text-muted">
                  <Facts
                    facts={[
                      <>
                        {WHAT[change.what].word} by <span className="text-ink">{change.by}</span>
                      </>,
                      <Moment key="at" at={change.at} />,
                    ]}
                  />
                </span>
              </span>
              <FoldMark className="mt-1" />
            </summary>
            <div className="ms-11 border-t max-sm:ms-7 border-line empty:hidden">
              {change.fields && change.fields.length > 0 && (
                <DifferenceList changes={change.fields} />
              )}
              {change.canRestore && (
                <Form
                  method="post"
                  action={`${editPath(kind, id)}/put-back/${change.id}`}
                  className="pb-6"
                >
                  <input type="hidden" name="version" value={version} />
                  <button type="submit" className="button px-3 text-sm">
                    <Undo2 aria-hidden="true" className="size-4" />
                    Restore the previous version
                  </button>
                </Form>
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

// The sign of a change, on the line that leads to the one before it.
function ChangeIcon({ what }: Pick<ShownChange, 'what'>) {
  const { Icon } = WHAT[what];
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-4 border-s border-line group-last/change:hidden"
      />
      <span className="relative grid size-8 place-items-center rounded-full border border-line bg-raised">
        <Icon aria-hidden="true" className="size-4" />
      </span>
    </>
  );
}

function namesOf({ fields, isConfirmed }: ShownChange): string {
  if (fields === null) return 'The change cannot be read';
  if (fields.length === 0) return isConfirmed ? 'Translations confirmed' : 'Saved again unchanged';
  return fields.map(({ name }) => FIELD_LABELS[name]).join(', ');
}
