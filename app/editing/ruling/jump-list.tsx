import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useListKeys } from '#app/editing/manage/use-list-keys.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { asksAsset } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { jumpTo, letterOfKey, sectionOf } from './jump.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { findingWords } from './ruling-words.ts';
import { type JudgedCriterion, useJudged } from './use-judged.ts';

/** The sections of the form besides the criteria, by id. */
export const SECTIONS = {
  asset: 'part-asset',
  other: 'part-other',
  verdict: 'part-verdict',
  why: 'part-why',
  review: 'part-review',
} as const;

/** The id of the table of contents. */
const PARTS = 'parts';

/** The form's table of contents: each criterion with its finding and what it lacks. */
export function JumpList({ loaded, current }: { loaded: LoadedRuling; current: string | null }) {
  const { criteria, input } = useJudged(loaded);
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const link = (section: string, children: ReactNode) => (
    <li key={section}>
      <a
        href={`#${section}`}
        data-row=""
        onClick={jumpOnClick}
        aria-current={section === current ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 rounded-lg px-2 py-1 panes:min-h-8 panes:py-0.5 hover:bg-raised aria-[current]:bg-raised aria-[current]:font-medium"
      >
        {children}
      </a>
    </li>
  );
  return (
    <nav
      aria-label="Parts of the classification"
      onKeyDown={moveByKey}
      className="card scroll-mt-20 p-2 text-sm panes:flex panes:min-h-0 panes:flex-col"
    >
      <details className="pane-fold pane-fold-column">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-2 hover:text-accent">
          <FoldMark />
          <span className="font-medium">Parts</span>
          <span className="text-muted">{summaryOf(criteria)}</span>
        </summary>
        <ul
          id={PARTS}
          ref={list}
          className="relative grid gap-x-2 sm:grid-cols-2 panes:grid-cols-1 panes:overflow-y-auto"
        >
          {asksAsset(CURRENT_METHOD, loaded.kind, loaded.scope) &&
            link(
              SECTIONS.asset,
              <Words name="Kind of asset" below={input.asset.kind ? '' : 'not chosen'} />,
            )}
          {criteria.map(({ id, name, finding, weighed, isCore, missing }) =>
            link(
              sectionOf(id),
              <>
                <FindingBar finding={weighed} />
                <Words
                  name={name}
                  below={[
                    isCore && 'Core',
                    findingWords(finding).label,
                    missing.length > 0 && `needs ${missing.join(', ')}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </>,
            ),
          )}
          {link(SECTIONS.other, <Words name="From another listing" />)}
          {link(SECTIONS.verdict, <Words name="Verdict" />)}
          {link(SECTIONS.why, <Words name="Why it changed" />)}
          {link(SECTIONS.review, <Words name="Review and signature" />)}
        </ul>
        <p className="px-2 pt-2 text-xs leading-snug text-muted max-sm:hidden noscript:hidden pointer-coarse:hidden panes:border-t panes:border-line">
          <kbd>J</kbd>, <kbd>K</kbd> or arrows move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> returns.
          In a criterion, press the underlined letter, then <kbd>Enter</kbd> for the note.
        </p>
      </details>
    </nav>
  );
}

/** The link to the table of contents, for the save bar of a form in one column. */
export function PartsLink() {
  return (
    <a href={`#${PARTS}`} onClick={openParts} className="button px-3 panes:hidden">
      Parts
    </a>
  );
}

function openParts(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const list = document.getElementById(PARTS);
  const fold = list?.closest('details');
  if (fold) fold.open = true;
  list?.closest('nav')?.scrollIntoView({ block: 'start' });
  list?.querySelector('a')?.focus({ preventScroll: true });
}

// `8 criteria, 1 not known`
function summaryOf(criteria: JudgedCriterion[]): string {
  const unknown = criteria.filter(({ weighed }) => weighed.tone === 'unknown').length;
  return `${criteria.length} criteria${unknown > 0 ? `, ${unknown} not known` : ''}`;
}

function Words({ name, below }: { name: string; below?: string }) {
  return (
    <span className="min-w-0 flex-1 leading-tight">
      {name} {below && <span className="block text-xs leading-snug text-muted">{below}</span>}
    </span>
  );
}

// The router would take another fragment for a page that is left.
function jumpOnClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  jumpTo(event.currentTarget.hash.slice(1));
}

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};
const LETTERS: Record<string, string> = { j: 'ArrowDown', k: 'ArrowUp' };

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key] ?? STEPS[LETTERS[letterOfKey(event)] ?? ''];
  if (!step) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const place = links.findIndex((link) => link.matches(':focus'));
  links[step(place, links.length)]?.focus();
}
