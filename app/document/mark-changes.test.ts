import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript, markChanges } from './before-paint.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 10, 1);

/** A browser that opens pages one after the other; only the script's own text is in reach. */
function browser(stored: Record<string, string> | 'refused' = {}) {
  const kept = new Map(Object.entries(stored === 'refused' ? {} : stored));
  const refuse = () => {
    throw new Error('SecurityError');
  };
  return {
    /** Opens a page and says which of its changes are marked. */
    open(nowMs: number, changesMs: number[]): { marked: number[]; leave: (atMs: number) => void } {
      let now = nowMs;
      let leave = () => {};
      let Mark: (new () => Marked) | undefined;
      class HTMLElement {
        isMarked = false;
        toggleAttribute(name: string, on: boolean) {
          if (name === 'data-new') this.isMarked = on;
        }
      }
      const page = {
        Date: { now: () => now, parse: Date.parse },
        HTMLElement,
        localStorage: {
          getItem: stored === 'refused' ? refuse : (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
        },
        customElements: {
          define: (name: string, made: new () => Marked) => {
            if (name === 'since-visit') Mark = made;
          },
        },
        addEventListener: (name: string, listener: () => void) => {
          if (name === 'pagehide') leave = listener;
        },
      };
      runInContext(inlineScript(markChanges), createContext(page));
      const marked = changesMs.filter((atMs) => {
        if (!Mark) throw new Error('there is no mark');
        const mark = new Mark();
        mark.attributeChangedCallback('at', null, new Date(atMs).toISOString());
        return mark.isMarked;
      });
      return {
        marked,
        leave(atMs) {
          now = atMs;
          leave();
        },
      };
    },
  };
}

interface Marked {
  isMarked: boolean;
  attributeChangedCallback(name: string, old: string | null, at: string): void;
}

const [YESTERDAY, TOMORROW] = [START_MS - DAY_MS, START_MS + DAY_MS];

test('on a first visit nothing is new', () => {
  const { open } = browser();
  expect(open(START_MS, [YESTERDAY, TOMORROW]).marked).toEqual([]);
  expect(open(START_MS + MINUTE_MS, [YESTERDAY, START_MS + 1]).marked).toEqual([]);
});

test('on the next one what changed since is, as long as the visit lasts', () => {
  const { open } = browser();
  open(START_MS, []);
  const later = START_MS + 2 * DAY_MS;
  expect(open(later, [YESTERDAY, TOMORROW]).marked).toEqual([TOMORROW]);
  expect(open(later + 10 * MINUTE_MS, [YESTERDAY, TOMORROW]).marked).toEqual([TOMORROW]);
  expect(open(later + DAY_MS, [YESTERDAY, TOMORROW]).marked).toEqual([]);
});

test('a page that stayed open for long was still this visit', () => {
  const { open } = browser();
  open(START_MS, []).leave(START_MS + 3 * DAY_MS);
  expect(open(START_MS + 4 * DAY_MS, [TOMORROW]).marked).toEqual([]);
});

test('a browser that keeps nothing is always new here', () => {
  const { open } = browser('refused');
  open(START_MS, []);
  expect(open(START_MS + 2 * DAY_MS, [TOMORROW]).marked).toEqual([]);
});
