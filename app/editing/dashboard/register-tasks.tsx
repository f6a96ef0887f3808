import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Day, Moment } from '#app/editing/moment.tsx';
import { partPath } from '#app/editing/paths.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { UNREAD } from '#domain/outbound/unread.ts';
import type { RegisterState } from '#domain/register/register-state.ts';
import type { OpenRegisterTask } from '#domain/register/register-tasks.ts';
import { Act, CloseTask, ReadAgain, TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const SAYS: Record<OpenRegisterTask['what'], string> = {
  found: 'Not entered yet',
  doubtful: 'Only the name matches',
  changed: 'Differs from the licence here',
  gone: 'No longer in the register',
};

type ShownRegisterTask = Omit<OpenRegisterTask, 'openedAt'> & { at: string };
type ShownState = Omit<RegisterState, 'readAt' | 'modifiedAt' | 'refusedAt' | 'dueAt'> & {
  readAt: string | null;
  modifiedAt: string | null;
  refusedAt: string | null;
  dueAt: string | null;
};

export interface RegisterTasksFound {
  count: number;
  tasks: ShownRegisterTask[];
  state: ShownState;
}

/** Differences between the European register and the licences, and a copy that was not imported. A refusal without differences is in the inbox only. */
export function RegisterTasks({ count, tasks, state }: RegisterTasksFound) {
  const isRefused = state.refusal !== null;
  if (count === 0) return null;
  return (
    <TaskSection
      id="registers"
      title="EU register"
      count={count + Number(isRefused)}
      shown={tasks.length + Number(isRefused)}
    >
      {isRefused && <Refusal state={state} />}
      {tasks.map(({ id, what, listingId, name, company, detail, at }) => (
        <TaskRow key={id} acts={<CloseTask kind="registers" id={id} of={company} />}>
          <p className="font-medium">
            <bdi>{company}</bdi>
            <span className="text-muted"> · {SAYS[what]}</span>
          </p>
          <p className="text-sm">
            <bdi>{detail}</bdi>
          </p>
          <p className="text-sm text-muted">
            <Moment at={at} /> ·{' '}
            <Link to={partPath('licences', 'exchange', listingId)} className="link">
              Licences of <bdi>{name}</bdi>
            </Link>
            {(what === 'found' || what === 'doubtful') && (
              <>
                {' · '}
                <Link
                  to={`${partPath('licences', 'exchange', listingId)}?task=${id}`}
                  className="link"
                >
                  Enter it as a licence<span className="sr-only">: {company}</span>
                </Link>
              </>
            )}
          </p>
        </TaskRow>
      ))}
    </TaskSection>
  );
}

function Refusal({ state }: { state: ShownState }) {
  return (
    <TaskRow acts={<AfterRefusal state={state} />}>
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-(--caution)" />
        <span>{refusalTitle(state)}</span>
      </p>
      <p className="text-sm text-muted">
        <RefusalFacts state={state} />
      </p>
    </TaskRow>
  );
}

/** Says that the register's newest copy is not in use. */
export function refusalTitle({ refusal }: ShownState): string {
  return whyUnread(refusal)
    ? 'The EU register could not be read'
    : `A newer copy of the EU register was not imported: ${refusal}`;
}

/** When and why the newest copy was not read, which copy is in use, and when it is read again. */
export function RefusalFacts({
  state: { refusal, refusedAt, dueAt, readAt, modifiedAt, entries },
}: {
  state: ShownState;
}) {
  const why = whyUnread(refusal);
  return (
    <>
      {refusedAt && <Moment at={refusedAt} />}
      {why && ` · Reason: ${why}`}
      {readAt ? (
        <>
          {' · '}The copy
          {modifiedAt && (
            <>
              {' '}
              of <Day on={modifiedAt} />
            </>
          )}{' '}
          that was read on <Moment at={readAt} />, {entries} entries, remains in use.
        </>
      ) : (
        ' · No copy has been imported yet.'
      )}
      {dueAt && (
        <>
          {' '}
          The next try is on <Moment at={dueAt} />.
        </>
      )}
    </>
  );
}

/** A button for a copy that waits for an editor, or for another try where none could be read. */
export function AfterRefusal({ state: { heldHash, refusal } }: { state: ShownState }) {
  if (!heldHash) {
    return whyUnread(refusal) && <ReadAgain source={EU_REGISTER.id} of="EU register" />;
  }
  return (
    <Act action="/admin/registers/accept" of="EU register" fields={{ hash: heldHash }}>
      Import it anyway
    </Act>
  );
}

function whyUnread(refusal: string | null): string | null {
  return refusal?.startsWith(UNREAD) ? refusal.slice(UNREAD.length) : null;
}
