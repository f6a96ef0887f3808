import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Day, Moment } from '#app/editing/moment.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import { SCOPE_LABELS } from '#app/editing/ruling/ruling-words.ts';
import { WebLink } from '#app/editing/web-link.tsx';
import type { Alarm } from '#domain/headline/alarms.ts';
import type { HeadlineTask } from '#domain/headline/headline-tasks.ts';
import type { DeadLink } from '#domain/link/dead-links.ts';
import type { UnreadReason } from '#domain/listing/change/in-doubt.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { IncompleteDeparture } from '#domain/listing/summary/incomplete-departures.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { DuePages } from '#domain/register/register-pages.ts';
import type { DueReview } from '#domain/task/due-reviews.ts';
import { QuoteTasks } from './quote-tasks.tsx';
import { countPages, RegisterPages } from './register-pages.tsx';
import { RegisterTasks, type RegisterTasksFound } from './register-tasks.tsx';
import { CloseTask, TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';
import { type ShownList, WarningLists } from './warning-lists.tsx';
import { WarningTasks } from './warning-tasks.tsx';

const SAYS: Record<Alarm, string> = {
  hack: 'hack or theft',
  scam: 'fraud',
  insolvency: 'insolvency',
  depeg: 'lost peg',
  halt: 'halt',
  delisting: 'delisting',
  lawsuit: 'law',
  lending: 'lending',
};

export interface TasksFound {
  /** `count`: those that are open. */
  warnings: ComponentProps<typeof WarningTasks>;
  /** Departures that lack a part, and the first of them. */
  departures: { count: number; first: IncompleteDeparture | null };
  /** The number of positions with a rendering that no editor has read. */
  unreadPositions: number;
  /** ISO day. */
  today: string;
  due: ComponentProps<typeof DueReviews>;
  texts: ComponentProps<typeof TextsToRead>;
  headlines: ComponentProps<typeof Headlines>;
  quotes: ComponentProps<typeof QuoteTasks>;
  registers: RegisterTasksFound;
  registerPages: DuePages;
  lists: ShownList[];
  /** `lastCheck`: the ISO time of the last request of any link; null: never. */
  links: ComponentProps<typeof DeadLinks> & { lastCheck: string | null };
}

/** Stale data that programs found and editors decide on, in full; kinds of which there is nothing are left out. */
export function EditorTasks({ found }: { found: TasksFound }) {
  const { warnings, due, texts, headlines, quotes, links } = found;
  const counts = [due, headlines, quotes, links, texts, found.registers].map(({ count }) => count);
  const isEmpty =
    warnings.tasks.length === 0 &&
    counts.every((count) => count === 0) &&
    found.lists.length === 0 &&
    countPages(found.registerPages) + found.registerPages.unseen.length === 0;
  if (isEmpty && texts.waiting.every(({ machine, stale }) => machine + stale === 0)) return null;
  return (
    <section aria-labelledby="editor-tasks" className="grid gap-4">
      <h2 id="editor-tasks" className="text-lg">
        Found automatically, for an editor to decide
      </h2>
      <WarningTasks {...warnings} />
      <WarningLists lists={found.lists} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <DueReviews {...found.due} />
        <TextsToRead {...found.texts} />
      </div>
      <Headlines {...found.headlines} />
      <QuoteTasks {...found.quotes} />
      <RegisterTasks {...found.registers} />
      <RegisterPages {...found.registerPages} />
      <DeadLinks {...found.links} />
    </section>
  );
}

function DueReviews({ count, reviews }: { count: number; reviews: DueReview[] }) {
  return (
    <TaskSection id="due-reviews" title="Reviews" count={count} shown={reviews.length}>
      {reviews.map(({ kind, id, name, scope, due, isOverdue }) => (
        <li key={`${kind}/${id}`} className="px-4 py-2.5 [overflow-wrap:anywhere]">
          <Link to={rulingPath(kind, id, scope)} className="link">
            <bdi>{name}</bdi>
            {scope !== SPOT && `: ${SCOPE_LABELS[scope]}`}
          </Link>
          <p className="text-sm text-muted">
            {isOverdue ? 'Overdue since' : 'Due on'} <Day on={due} />
          </p>
        </li>
      ))}
    </TaskSection>
  );
}

interface Waiting {
  kind: Kind;
  machine: number;
  stale: number;
}

function TextsToRead({
  waiting,
  count,
  reasons,
}: {
  waiting: Waiting[];
  /** The number of verdicts with an unread Arabic reason; `reasons` are the first of them. */
  count: number;
  reasons: UnreadReason[];
}) {
  const kinds = waiting.filter(({ machine, stale }) => machine + stale > 0);
  return (
    <TaskSection
      id="texts-to-read"
      title="Arabic texts"
      isCounted={false}
      count={count + kinds.length}
      shown={reasons.length + kinds.length}
    >
      {reasons.map(({ kind, id, name, verdict, isEarlierShown }) => (
        <li key={`${kind}/${id}`} className="px-4 py-2.5">
          <Link to={`${KIND_WORDS[kind].path}/translations/${id}`} className="link">
            <bdi>{name}</bdi>: Arabic reason for {verdict}
          </Link>
          <p className="text-sm text-muted">
            Not read yet. The Arabic page shows{' '}
            {isEarlierShown ? 'the reason that was read before' : 'the English reason'}.
          </p>
        </li>
      ))}
      {kinds.map(({ kind, machine, stale }) => (
        <li key={kind} className="px-4 py-2.5">
          <Link to={`${KIND_WORDS[kind].path}?look=1`} className="link">
            {KIND_WORDS[kind].title}s
          </Link>
          <p className="text-sm text-muted">
            {machine} with machine-translated texts, {stale} with texts older than the English
          </p>
        </li>
      ))}
    </TaskSection>
  );
}

function Headlines({ count, headlines }: { count: number; headlines: ShownHeadline[] }) {
  return (
    <TaskSection id="headlines" title="Headlines" count={count} shown={headlines.length}>
      {headlines.map(({ id, kind, listingId, name, title, url, language, source, alarm, at }) => (
        <TaskRow key={id} acts={<CloseTask kind="headlines" id={id} of={title} />}>
          <p>
            <WebLink url={url}>
              <bdi lang={language}>{title}</bdi>
            </WebLink>
          </p>
          <p className="text-sm text-muted">
            {alarm && `${SAYS[alarm]} · `}
            <bdi>{source}</bdi>, <Moment at={at} /> ·{' '}
            <Link to={editPath(kind, listingId)} className="link">
              Edit <bdi>{name}</bdi>
            </Link>
          </p>
        </TaskRow>
      ))}
    </TaskSection>
  );
}

type ShownHeadline = Omit<HeadlineTask, 'publishedAt'> & { at: string };

function DeadLinks({ count, links }: { count: number; links: ShownLink[] }) {
  return (
    <TaskSection id="dead-links" title="Dead links" count={count} shown={links.length}>
      {links.map(({ kind, listingId, name, url, finding, since, checkedAt }) => (
        <li key={`${kind}/${listingId} ${url}`} className="px-4 py-2.5 [overflow-wrap:anywhere]">
          <Link to={editPath(kind, listingId)} className="link">
            Edit <bdi>{name}</bdi>
          </Link>
          <p>
            <bdi dir="ltr">{url}</bdi>
          </p>
          <p className="text-sm text-muted">
            {finding}; since <Moment at={since} />, last checked on <Moment at={checkedAt} />
          </p>
        </li>
      ))}
    </TaskSection>
  );
}

type ShownLink = Omit<DeadLink, 'since' | 'checkedAt'> & { since: string; checkedAt: string };
