import { Link } from 'react-router';
import { Moment } from '#app/editing/moment.tsx';
import { partPath, rulingPath } from '#app/editing/paths.ts';
import { WebLink } from '#app/editing/web-link.tsx';
import { isKind } from '#domain/listing/kind.ts';
import type { QuoteTask } from '#domain/quote/quote-tasks.ts';
import { CloseTask, TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const SAYS: Record<QuoteTask['state'], string> = {
  seen: 'Found there again',
  moved: 'The page has moved',
  changed: 'Reworded or changed',
  gone: 'No longer there',
  unreadable: 'Three attempts to read it failed',
};
const WEIGHS = ['', 'soundness', 'supports a statement', 'core criterion'];

const CHANGED_PAGE = 'The page of a register has changed';

export type ShownQuoteTask = Omit<QuoteTask, 'at'> & { at: string };

/** Quoted sentences that are not at their addresses as they were quoted, and registers’ pages with another text. */
export function QuoteTasks({ count, quotes }: { count: number; quotes: ShownQuoteTask[] }) {
  return (
    <TaskSection id="quotes" title="Quoted sentences" count={count} shown={quotes.length}>
      {quotes.map((task) => (
        <TaskRow
          key={task.id}
          acts={<CloseTask kind="quotes" id={task.id} of={task.quote?.slice(0, 80) ?? task.url} />}
        >
          <p className="font-medium">
            {isWhole(task) && task.state === 'changed' ? CHANGED_PAGE : SAYS[task.state]}
            <span className="text-muted">
              {' '}
              · {WEIGHS[task.severity]}
              {task.detail && ` · ${task.detail}`}
            </span>
          </p>
          {isWhole(task) ? (
            <p>
              Look for new entries and for those that are gone, and enter them under the licences of
              the exchange.
            </p>
          ) : (
            <blockquote dir="auto">{task.quote}</blockquote>
          )}
          {task.passage && (
            <p className="text-sm">
              <span className="text-muted">Nearest passage: </span>
              <span dir="auto">{task.passage}</span>
            </p>
          )}
          <p className="text-sm text-muted">
            <WebLink url={task.url}>
              <bdi dir="ltr">{task.url}</bdi>
            </WebLink>
            , <Moment at={task.at} />
            {seen(task)}
          </p>
          {!isWhole(task) && <Uses uses={task.uses} />}
        </TaskRow>
      ))}
    </TaskSection>
  );
}

function isWhole({ quote }: ShownQuoteTask): boolean {
  return quote === null;
}

function seen(task: ShownQuoteTask): string {
  if (isWhole(task)) return task.seenOn ? `, last read on ${task.seenOn}` : ', never read';
  return task.seenOn ? `, last seen on ${task.seenOn}` : ', never found by the automatic check';
}

function Uses({ uses }: { uses: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {uses.map((use) => {
        const [owner = '', ...place] = use.split(' ');
        return (
          <li key={use}>
            <Link to={pathOfOwner(owner, place.join(' '))} className="link">
              Edit <bdi>{owner}</bdi>
            </Link>{' '}
            <span className="text-muted">{place.join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

// The law of a country is in the program; its page is the nearest.
function pathOfOwner(owner: string, place: string): string {
  const [kind = '', id = ''] = owner.split('/');
  if (kind === 'position') return `/admin/positions/edit/${id}`;
  if (!isKind(kind)) return `/en/${owner.toLowerCase()}`;
  if (place.startsWith('licence')) return partPath('licences', kind, id);
  if (place.startsWith('soundness')) return partPath('soundness', kind, id);
  if (place.startsWith('offer')) return partPath('offers', kind, id);
  if (place.startsWith('terms')) return partPath('terms', kind, id);
  return rulingPath(kind, id);
}
