import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Day, Moment } from '#app/editing/moment.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import { en } from '#app/i18n/text.en.ts';
import { Facts } from '#app/ui/facts.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { TasksFound } from './editor-tasks.tsx';
import { countPages } from './register-pages.tsx';
import {
  AfterRefusal,
  RefusalFacts,
  type RegisterTasksFound,
  refusalTitle,
} from './register-tasks.tsx';

/** A kind of task: how many wait, and the way to the first or to all of them. */
export interface Task {
  id: string;
  title: string;
  /** Its name where none waits. */
  short: string;
  count: number;
  detail?: ReactNode;
  /** The ISO day on which the first is due. */
  due?: string | undefined;
  hasFailed?: boolean;
  /** Absent: nothing has to be opened. */
  to?: string | undefined;
  act: ReactNode;
}

export interface Figures {
  kind: Kind;
  inDoubt: number;
  unreviewed: number;
  /** Rulings with an unanswered core criterion, and the first listings that have one. */
  incomplete: { count: number; listings: { id: string; name: string }[] };
}

const LIST = new Intl.ListFormat('en');

/** All kinds of tasks, also those that are done: what is urgent, then what has failed, then what is due, the first day first. */
export function inboxTasks(found: TasksFound, kinds: Figures[]): Task[] {
  const others = [...reviewTasks(found), ...sourceTasks(found), ...kinds.flatMap(tasksOf)];
  return [
    ...urgentTasks(found),
    ...others.filter(({ hasFailed }) => hasFailed),
    ...others
      .filter(({ hasFailed }) => !hasFailed)
      .toSorted((one, other) => (one.due ?? NEVER).localeCompare(other.due ?? NEVER)),
  ];
}

const NEVER = '9999-12-31';

function urgentTasks({ warnings, departures, lists }: TasksFound): Task[] {
  const departure = departures.first ?? undefined;
  return [
    {
      id: 'warnings',
      title: 'Urgent: warning lists name addresses in our listings',
      short: 'warnings about listings',
      count: warnings.count,
      detail: 'Readers do not see these warnings until you confirm them',
      to: '#warnings',
      act: 'Decide',
    },
    {
      id: 'departures',
      title: 'Incomplete departures from the method',
      short: 'departures',
      count: departures.count,
      detail: departure && (
        <>
          <bdi>{departure.name}</bdi> lacks{' '}
          {LIST.format(departure.lacks.map((part) => en.ruling.missing[part]))}
        </>
      ),
      to: departure && rulingPath(departure.kind, departure.id, departure.scope),
      act: departure && <Named verb="Complete" name={departure.name} />,
    },
    shownBelow({
      id: 'warning-lists',
      title: 'Warning lists that could not be updated',
      short: 'lists of warnings',
      count: lists.length,
    }),
  ];
}

function reviewTasks({ due, headlines, texts, unreadPositions }: TasksFound): Task[] {
  const [review] = due.reviews;
  const [reason] = texts.reasons;
  return [
    {
      id: 'reviews',
      title: 'Reviews due',
      short: 'reviews',
      count: due.count,
      due: review?.due,
      to: review && rulingPath(review.kind, review.id, review.scope),
      act: review && <Named verb="Review" name={review.name} />,
    },
    shownBelow({
      id: 'headlines',
      title: 'Headlines with alarming words',
      short: 'headlines',
      count: headlines.count,
    }),
    {
      id: 'reasons',
      title: 'Arabic reasons not reviewed yet',
      short: 'Arabic reasons',
      count: texts.count,
      to: reason && `${KIND_WORDS[reason.kind].path}/translations/${reason.id}`,
      act: reason && <Named verb="Read" name={reason.name} />,
    },
    {
      id: 'positions',
      title: 'Positions whose translation is not yet reviewed',
      short: 'positions',
      count: unreadPositions,
      to: '/admin/positions?unreviewed=1',
      act: 'Show the positions',
    },
  ];
}

function sourceTasks({ quotes, registers, registerPages, links }: TasksFound): Task[] {
  const [link] = links.links;
  const [page] = registerPages.pages;
  const unseen = registerPages.unseen.length;
  return [
    shownBelow({
      id: 'quotes',
      title: 'Quoted sentences that have changed, and changed pages of registers',
      short: 'quoted sentences',
      count: quotes.count,
    }),
    registerTask(registers),
    shownBelow({
      id: 'register-pages',
      title: 'Registers to check',
      short: 'registers to check',
      count: countPages(registerPages),
      detail:
        unseen > 0 &&
        `No register is known for ${unseen === 1 ? 'one more country' : `${unseen} more countries`}`,
      due: page?.due,
    }),
    {
      id: 'links',
      title: 'Dead links',
      short: 'dead links',
      count: links.count,
      to: link && editPath(link.kind, link.listingId),
      act: link && <Named verb="Edit" name={link.name} />,
    },
  ];
}

function registerTask({ count, state }: RegisterTasksFound): Task {
  const task = {
    id: 'registers',
    short: 'EU register',
    count: count + Number(state.refusal !== null),
  };
  if (count === 0 && state.refusal !== null) {
    return {
      ...task,
      title: refusalTitle(state),
      hasFailed: true,
      due: state.refusedAt?.slice(0, '2026-11-21'.length),
      detail: <RefusalFacts state={state} />,
      act: <AfterRefusal state={state} />,
    };
  }
  return shownBelow({
    ...task,
    title: 'Differences between the EU register and the licences here',
    detail: state.readAt && (
      <>
        The register was last read on <Moment at={state.readAt} />
        {state.modifiedAt && (
          <>
            , in its copy of <Day on={state.modifiedAt} />
          </>
        )}
      </>
    ),
  });
}

// A kind of task whose rows are further down on the page.
function shownBelow(task: Omit<Task, 'to' | 'act'>): Task {
  return { ...task, to: `#${task.id}`, act: 'Go through them' };
}

function tasksOf({ kind, inDoubt, unreviewed, incomplete }: Figures): Task[] {
  const { noun, title, path } = KIND_WORDS[kind];
  const [first] = incomplete.listings;
  return [
    {
      id: `${kind}-incomplete`,
      title: `${title}s with an incomplete classification`,
      short: `incomplete ${noun} classifications`,
      count: incomplete.count,
      detail: <Incomplete kind={kind} {...incomplete} />,
      to: first && rulingPath(kind, first.id),
      act: 'Classify the first',
    },
    {
      id: `${kind}-unreviewed`,
      title: `${title}s not yet reviewed`,
      short: `unreviewed ${noun}s`,
      count: unreviewed,
      to: `${path}?category=unreviewed`,
      act: `Show the ${noun}s`,
    },
    {
      id: `${kind}-in-doubt`,
      title: `${title}s with unreviewed translations`,
      short: `${noun} translations`,
      count: inDoubt,
      to: `${path}?look=1`,
      act: 'Show translations',
    },
  ];
}

function Incomplete({ kind, count, listings }: { kind: Kind } & Figures['incomplete']) {
  const more = count - listings.length;
  return (
    <>
      A core criterion is not known:{' '}
      <Facts
        facts={[
          ...listings.map(({ id, name }) => (
            <Link
              key={id}
              to={rulingPath(kind, id)}
              className="link inline-flex min-h-6 items-center"
            >
              <bdi>{name}</bdi>
            </Link>
          )),
          more > 0 && `${more} more`,
        ]}
      />
    </>
  );
}

function Named({ verb, name }: { verb: string; name: string }) {
  return (
    <span>
      {verb} <bdi>{name}</bdi>
    </span>
  );
}
