import { Form } from 'react-router';
import { Moment } from '#app/editing/moment.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { ListInTrouble } from '#domain/warning/list-states.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

export type ShownList = Omit<ListInTrouble, 'readAt' | 'refusedAt'> & {
  readAt: string | null;
  refusedAt: string | null;
};

/** Lists of warnings whose newer file was not imported, or that have not been read for long. */
export function WarningLists({ lists }: { lists: ShownList[] }) {
  return (
    <ToLookAtPart
      id="warning-lists"
      title="Lists of warnings"
      count={lists.length}
      shown={lists.length}
    >
      {lists.map(({ id, name, url, readAt, isStale, refusal, refusedAt, isHeld }) => (
        <li
          key={id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-2.5"
        >
          <div className="grid min-w-0 flex-1 basis-64 gap-1 [overflow-wrap:anywhere]">
            <p className="font-medium">
              <ExternalLink href={url} className="link">
                {name}
              </ExternalLink>
            </p>
            {refusal && (
              <p>
                A newer file was not imported: {refusal}
                {refusedAt && (
                  <span className="text-sm text-muted">
                    {' '}
                    · <Moment at={refusedAt} />
                  </span>
                )}
              </p>
            )}
            <p className="text-sm text-muted">
              {readAt ? (
                <>
                  The file of <Moment at={readAt} /> remains in use.
                  {isStale && ' Readers are told that it is out of date.'}
                </>
              ) : (
                'No file was ever imported.'
              )}
            </p>
          </div>
          {isHeld && (
            <Form method="post" action="/admin/warnings/accept">
              <input type="hidden" name="list" value={id} />
              <button type="submit" className="button px-3 text-sm">
                Import it anyway<span className="sr-only">: {name}</span>
              </button>
            </Form>
          )}
        </li>
      ))}
    </ToLookAtPart>
  );
}
