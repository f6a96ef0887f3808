import { Clock, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useListKeys } from '#app/editing/manage/use-list-keys.ts';
import { Day, Moment } from '#app/editing/moment.tsx';
import { formatWhole } from '#app/i18n/format.ts';
import { MAX_COUNTED_MATCHES } from '#domain/listing/list/selection.ts';
import type { TasksFound } from './editor-tasks.tsx';
import { type Figures, inboxTasks } from './inbox-tasks.tsx';

/** Each kind of task that waits for an editor, with its count, due date and one action. Those without tasks share a line. */
export function Inbox({ found, kinds }: { found: TasksFound; kinds: Figures[] }) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const tasks = inboxTasks(found, kinds);
  const waiting = tasks.filter(({ count }) => count > 0);
  const done = tasks.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="inbox" className="grid gap-3">
      <h2 id="inbox" className="text-lg">
        Inbox
      </h2>
      {waiting.length > 0 && (
        <ul ref={list} className="card divide-y divide-line">
          {waiting.map(({ id, title, count, detail, due, hasFailed, to, act }) => (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-baseline gap-x-2 gap-y-1 px-4 py-1.5 sm:items-center sm:gap-x-4 sm:[&_.button]:min-w-44"
            >
              <p className="num min-w-8 text-end text-lg font-semibold">
                {count > MAX_COUNTED_MATCHES && <span className="sr-only">More than </span>}
                {formatWhole(Math.min(count, MAX_COUNTED_MATCHES))}
                {count > MAX_COUNTED_MATCHES && '+'}
              </p>
              <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                {hasFailed && (
                  <TriangleAlert
                    aria-hidden="true"
                    className="me-2 mb-0.5 inline size-4 text-(--caution)"
                  />
                )}
                {title}
                {detail && <span className="block text-sm text-muted">{detail}</span>}
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-4 max-sm:basis-full max-sm:ps-10 max-sm:[&_.button]:px-2.5">
                <p className="text-sm md:w-40">
                  <Due on={due} today={found.today} />
                </p>
                {to === undefined ? (
                  act
                ) : (
                  <Link to={to} data-row="" className="button px-3 text-sm">
                    {act}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="text-sm text-muted">
          <summary className="fold-line min-h-8 w-fit cursor-pointer py-1 hover:text-accent">
            {done.length === 1 ? '1 check clear' : `${done.length} checks clear`}
          </summary>
          <p className="max-w-prose py-1">
            Nothing to do: {done.map(({ short }) => short).join(', ')}.
          </p>
        </details>
      )}
      <p className="text-sm text-muted">
        {found.links.lastCheck ? (
          <>
            Links were last checked on <Moment at={found.links.lastCheck} />.
          </>
        ) : (
          'No links have been checked yet.'
        )}
        {waiting.length > 0 && (
          <span className="max-sm:hidden noscript:hidden pointer-coarse:hidden">
            {' '}
            Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens.
          </span>
        )}
      </p>
    </section>
  );
}

// The earliest day of several. Today and days before it are marked.
function Due({ on, today }: { on: string | undefined; today: string }) {
  if (on === undefined) return <span className="text-muted">No due date</span>;
  if (on > today) {
    return (
      <span className="text-muted">
        Due <Day on={on} />
      </span>
    );
  }
  return (
    <span className="flex items-start gap-1 font-semibold">
      <Clock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      {on < today ? (
        <span>
          Overdue since <Day on={on} />
        </span>
      ) : (
        'Due today'
      )}
    </span>
  );
}
