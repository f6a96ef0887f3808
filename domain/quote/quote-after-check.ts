import type { QuoteState } from '#db/schema.ts';
import { today } from '#domain/time/day.ts';
import type { PageCheck } from './request-page.ts';

interface Before {
  state: QuoteState | null;
  losses: number;
}

interface QuoteAfter {
  /** A loss that the next check, a day later, has to confirm. */
  isUnconfirmed: boolean;
  /** The columns to store. */
  stored: { state?: QuoteState; lookedOn?: string; seenOn?: string; losses: number };
  /** The news of this check; null: none. */
  difference: { state: QuoteState; detail: string | null; passage: string | null } | null;
}

/** A loss counts once a second check, a day later, has confirmed it. */
const CHECKS_BEFORE_LOSS = 2;
/** After so many checks in a row that could not read a page, an editor reads it by hand. */
const CHECKS_BEFORE_UNREADABLE = 3;

/** The state of a sentence after a check of its page; `index` is its place among the sentences of the page. */
export function quoteAfter(
  { state, losses }: Before,
  check: PageCheck,
  { index, refusals }: { index: number; refusals: number },
): QuoteAfter {
  const day = today();
  if (check.what === 'unreadable') {
    const isTask = refusals === CHECKS_BEFORE_UNREADABLE;
    const difference = { state: 'unreadable', detail: check.detail, passage: null } as const;
    // The sentence keeps its state: a gate in front of the page says nothing about it.
    return { isUnconfirmed: false, stored: { losses }, difference: isTask ? difference : null };
  }
  const found = foundOn(check, index);
  if (found.state === 'seen' || found.state === 'moved') {
    const isNew = found.state === 'moved' ? state !== 'moved' : state !== null && state !== 'seen';
    const stored = { state: found.state, lookedOn: day, seenOn: day, losses: 0 };
    return { isUnconfirmed: false, stored, difference: isNew ? found : null };
  }
  const looked = { lookedOn: day, losses: losses + 1 };
  if (looked.losses < CHECKS_BEFORE_LOSS) {
    return { isUnconfirmed: true, stored: looked, difference: null };
  }
  return {
    isUnconfirmed: false,
    stored: { state: found.state, ...looked },
    difference: state === found.state ? null : found,
  };
}

/** After so many readings in a row that all differ, the page is one whose text always does. */
const CHANGES_BEFORE_RESTLESS = 3;

/**
 * The state of a page that is watched as a whole. `before`: the hash of its last reading. A changed text is news at once
 * and then the one to compare with, so that only an editor closes the task.
 */
export function wholePageAfter(
  quote: Before,
  check: PageCheck,
  { before, refusals }: { before: string | null; refusals: number },
): QuoteAfter {
  if (check.what !== 'read') return quoteAfter(quote, check, { index: 0, refusals });
  const day = today();
  const isBack = quote.state === 'gone';
  const isChanged = isBack || (before !== null && before !== check.hash);
  const losses = isChanged && !isBack ? quote.losses + 1 : 0;
  const stored = { state: 'seen', lookedOn: day, seenOn: day, losses } as const;
  if (!isChanged || losses > CHANGES_BEFORE_RESTLESS) {
    return { isUnconfirmed: false, stored, difference: null };
  }
  const isRestless = losses === CHANGES_BEFORE_RESTLESS;
  const restless = isRestless ? 'its text differs at each reading' : null;
  const detail = check.movedTo ? `redirected to ${check.movedTo}` : restless;
  return { isUnconfirmed: false, stored, difference: { state: 'changed', detail, passage: null } };
}

function foundOn(
  check: Exclude<PageCheck, { what: 'unreadable' }>,
  index: number,
): { state: QuoteState; detail: string | null; passage: string | null } {
  if (check.what === 'gone') return { state: 'gone', detail: check.detail, passage: null };
  const { state, passage } = check.quotes[index] ?? { state: 'gone', passage: null };
  const detail = check.movedTo && `redirected to ${check.movedTo}`;
  return { state: state === 'seen' && check.movedTo ? 'moved' : state, detail, passage };
}
