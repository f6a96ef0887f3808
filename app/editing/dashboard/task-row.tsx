import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { TaskKind } from '#domain/task/close-task.ts';

/** A row of the dashboard: what an editor has to know, and beside it what they can do. */
export function TaskRow({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1 [overflow-wrap:anywhere]">{children}</div>
      {acts}
    </li>
  );
}

/** A button that posts to `action`; `of` names its row to screen readers, `fields` are sent with it. */
export function Act({
  action,
  of,
  fields = {},
  children,
}: {
  action: string;
  of: string;
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-row="" className="button px-3 text-sm">
        {children}
        <span className="sr-only">: {of}</span>
      </button>
    </Form>
  );
}

/** The button that has a published file read again. */
export function ReadAgain({ source, of }: { source: string; of: string }) {
  return (
    <Act action="/admin/files/read-again" of={of} fields={{ source }}>
      Try again now
    </Act>
  );
}

/** The button that closes a task. */
export function CloseTask({ kind, id, of }: { kind: TaskKind; id: number; of: string }) {
  return (
    <Act action={`/admin/${kind}/${id}/close`} of={of}>
      Mark as checked
    </Act>
  );
}
