import { Link } from 'react-router';
import { editPath } from '#app/editing/kind-words.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { Decision } from '#domain/warning/decisions.ts';
import type { WarningTask } from '#domain/warning/warning-tasks.ts';
import { Act, TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

/** Warnings about domains and addresses that listings call their own, to confirm or refuse; confirmed ones can be taken back. */
export function WarningTasks({ count, tasks }: { count: number; tasks: WarningTask[] }) {
  return (
    <TaskSection
      id="warnings"
      title={`Warnings about listings (${count} to decide)`}
      isCounted={false}
      count={tasks.length}
      shown={tasks.length}
    >
      {tasks.map((task) => (
        <TaskRow key={`${task.source} ${task.warned}`} acts={<Decisions task={task} />}>
          <Told task={task} />
        </TaskRow>
      ))}
    </TaskSection>
  );
}

function Told({ task }: { task: WarningTask }) {
  return (
    <>
      <p className="font-medium">
        <bdi dir="ltr">{task.warned}</bdi>
      </p>
      <p>
        {task.listings.map((listing) => (
          <Link
            key={`${listing.kind}/${listing.id}`}
            to={editPath(listing.kind, listing.id)}
            className="link me-3"
          >
            Edit <bdi>{listing.name}</bdi>
          </Link>
        ))}
      </p>
      <p className="text-sm text-muted">
        <ExternalLink href={task.list.url} className="link">
          {task.list.name}
        </ExternalLink>
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
    </>
  );
}

function Decisions({ task: { source, warned, decision } }: { task: WarningTask }) {
  const decide = (decided: Decision, label: string) => (
    <Act action="/admin/warnings/decide" of={warned} fields={{ source, warned, decision: decided }}>
      {label}
    </Act>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {!decision && decide('warned', 'The list is right: warn readers')}
      {decide(
        'impersonated',
        decision ? 'Withdraw the warning' : 'It names the genuine site: do not warn',
      )}
    </div>
  );
}
