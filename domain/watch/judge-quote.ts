import type { QuoteState } from '#db/schema.ts';
import { today } from '#domain/time/day.ts';
import type { PageLook } from './request-page.ts';

interface Before {
  state: QuoteState | null;
  losses: number;
}

interface JudgedQuote {
  losses: number;
  /** The columns to store. */
  stored: { state?: QuoteState; lookedOn?: string; seenOn?: string; losses: number };
  /** The news of this check; null: none. */
  difference: { state: QuoteState; detail: string | null; passage: string | null } | null;
}

/** A loss counts when a second look, a day later, has confirmed it. */
const LOOKS_OF_A_LOSS = 2;
/** An editor reads a page by hand that so many looks in a row could not read. */
const LOOKS_UNREADABLE = 3;

/** Judges a sentence by a look at its page; `index` is its place among the sentences that were looked for. */
export function judgeQuote(
  { state, losses }: Before,
  look: PageLook,
  { index, refusals, day = today() }: { index: number; refusals: number; day?: string },
): JudgedQuote {
  if (look.what === 'unreadable') {
    const isTask = refusals === LOOKS_UNREADABLE;
    const difference = { state: 'unreadable', detail: look.detail, passage: null } as const;
    // The sentence keeps its state: a gate in front of the page says nothing about it.
    return { losses: 0, stored: { losses }, difference: isTask ? difference : null };
  }
  const found = foundOn(look, index);
  if (found.state === 'seen' || found.state === 'moved') {
    const isNew = found.state === 'moved' ? state !== 'moved' : state !== null && state !== 'seen';
    const stored = { state: found.state, lookedOn: day, seenOn: day, losses: 0 };
    return { losses: 0, stored, difference: isNew ? found : null };
  }
  const lost = Math.min(losses + 1, 1000);
  if (lost < LOOKS_OF_A_LOSS) {
    return { losses: lost, stored: { lookedOn: day, losses: lost }, difference: null };
  }
  return {
    // Confirmed: looked at as seldom as others.
    losses: 0,
    stored: { state: found.state, lookedOn: day, losses: lost },
    difference: state === found.state ? null : found,
  };
}

function foundOn(
  look: Exclude<PageLook, { what: 'unreadable' }>,
  index: number,
): { state: QuoteState; detail: string | null; passage: string | null } {
  if (look.what === 'gone') return { state: 'gone', detail: look.detail, passage: null };
  const { state, passage } = look.quotes[index] ?? { state: 'gone', passage: null };
  const detail = look.movedTo && `redirected to ${look.movedTo}`;
  return { state: state === 'seen' && look.movedTo ? 'moved' : state, detail, passage };
}
