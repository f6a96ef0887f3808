import { Form, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { WarningTask } from '#domain/warning/warning-tasks.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

/** Warnings about domains and addresses that listings call their own, to confirm or refuse; confirmed ones can be taken back. */
export function WarningTasks({ count, tasks }: { count: number; tasks: WarningTask[] }) {
  return (
    <ToLookAtPart
      id="warnings"
      title={`Warnings about listings (${count} to decide)`}
      isCounted={false}
      count={tasks.length}
      shown={tasks.length}
    >
      {tasks.map((task) => (
        <li
          key={`${task.source} ${task.warned}`}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-2.5"
        >
          <Told task={task} />
          <div className="flex flex-wrap gap-2">
            {!task.decision && (
              <Decide task={task} decision="warned">
                The list is right: warn readers
              </Decide>
            )}
            <Decide task={task} decision="impersonated">
              {task.decision ? 'Withdraw the warning' : 'It names the genuine site: do not warn'}
            </Decide>
          </div>
        </li>
      ))}
    </ToLookAtPart>
  );
}

function Told({ task }: { task: WarningTask }) {
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-1 [overflow-wrap:anywhere]">
      <p className="font-medium">
        <bdi dir="ltr">{task.warned}</bdi>
      </p>
      <p>
        {task.listings.map((listing) => (
          <Link
            key={`${listing.kind}/${listing.id}`}
            to={`${KIND_WORDS[listing.kind].path}/edit/${listing.id}`}
            className="link me-3"
          >
            Edit <bdi>{listing.name}</bdi>
          </Link>
        ))}
      </p>
      <p className="text-sm text-muted">
        <a href={task.list.url} target="_blank" rel="noopener noreferrer nofollow" className="link">
          {task.list.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        {`, first found there on ${task.firstReadOn}`}
        {task.listedOn && `, dated ${task.listedOn}`}
        {task.name && ` · ${task.name}`}
        {task.reason ? ` · ${task.reason}` : ' · gives no reason'}
      </p>
      {task.decision && (
        <p className="text-sm">
          Shown to readers: confirmed by <bdi>{task.decision.by}</bdi> on {task.decision.on}
        </p>
      )}
    </div>
  );
}

function Decide({
  task: { source, warned },
  decision,
  children,
}: {
  task: WarningTask;
  decision: string;
  children: string;
}) {
  return (
    <Form method="post" action="/admin/warnings/decide">
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="warned" value={warned} />
      <button type="submit" name="decision" value={decision} className="button px-3 text-sm">
        {children}
        <span className="sr-only">: {warned}</span>
      </button>
    </Form>
  );
}
