import { Moment } from '#app/editing/moment.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { UNREAD } from '#domain/outbound/unread.ts';
import type { FailingList } from '#domain/warning/list-states.ts';
import { Act, ReadAgain, TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

export type ShownList = Omit<FailingList, 'readAt' | 'refusedAt'> & {
  readAt: string | null;
  refusedAt: string | null;
};

/** Lists of warnings whose newer file was not imported, or that have not been read for long. */
export function WarningLists({ lists }: { lists: ShownList[] }) {
  return (
    <TaskSection
      id="warning-lists"
      title="Lists of warnings"
      count={lists.length}
      shown={lists.length}
    >
      {lists.map(({ id, name, url, readAt, isStale, refusal, refusedAt, heldHash }) => (
        <TaskRow
          key={id}
          acts={
            heldHash ? (
              <Act action="/admin/warnings/accept" of={name} fields={{ list: id, hash: heldHash }}>
                Import it anyway
              </Act>
            ) : (
              refusal?.startsWith(UNREAD) && <ReadAgain source={id} of={name} />
            )
          }
        >
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
                The file that was read on <Moment at={readAt} /> remains in use.
                {isStale && ' Readers are told that it is out of date.'}
              </>
            ) : (
              'No file has been imported yet.'
            )}
          </p>
        </TaskRow>
      ))}
    </TaskSection>
  );
}
