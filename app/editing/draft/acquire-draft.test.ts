import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acquireDraft } from './acquire-draft.ts';

const KEY = 'draft:editor@example.com:/admin/coins/ruling/bitcoin?scope=spot';
const AT = '2026-11-24T09:00:00.000Z';

const releases: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const release of releases.splice(0)) release();
});

describe('the drafts of a form', () => {
  test('one that was left behind is acquired', async () => {
    draft(`${KEY}#1`, 'left behind');
    expect(await acquire()).toMatchObject({ key: `${KEY}#1`, isElsewhere: false });
  });

  test('one that another tab holds is left to it, and named', async () => {
    draft(KEY, 'typed there');
    await openElsewhere(KEY);
    expect(await acquire()).toMatchObject({ key: `${KEY}#1`, isElsewhere: true });
  });

  test('another tab without a draft is not named', async () => {
    await openElsewhere(KEY);
    expect(await acquire()).toMatchObject({ key: `${KEY}#1`, isElsewhere: false });
  });

  test('the draft of a tab that was closed is acquired when the page is loaded again', async () => {
    draft(KEY, 'typed there');
    const close = await openElsewhere(KEY);
    const { release } = await acquire();
    await release();
    await close();
    expect(await acquire()).toMatchObject({ key: KEY, isElsewhere: false });
  });

  test('a reloaded tab acquires its own before one that was left behind', async () => {
    const close = await openElsewhere(KEY);
    const { key, release } = await acquire();
    await release();
    await close();
    draft(KEY, 'left behind');
    draft(key, 'its own');
    expect((await acquire()).key).toBe(key);
  });

  test('one that the form cannot read is kept beside a new one', async () => {
    draft(KEY, 'unreadable');
    const { key, unreadable } = await acquire();
    expect(key).toBe(`${KEY}#1`);
    expect(unreadable).toEqual({ key: KEY, at: AT, values: { text: 'unreadable' } });
  });

  test('none of nine that the form cannot read is overwritten', async () => {
    draft(KEY, 'unreadable');
    for (let place = 1; place < 9; place++) draft(`${KEY}#${place}`, 'unreadable');
    expect(await acquire()).toMatchObject({ key: `${KEY}#9`, unreadable: { key: KEY } });
  });

  test('one that the form cannot read is kept where tabs cannot know of each other', async () => {
    vi.stubGlobal('navigator', {});
    draft(KEY, 'unreadable');
    expect(await acquire()).toMatchObject({ key: `${KEY}#1`, isElsewhere: false });
    draft(`${KEY}#1`, 'readable');
    expect(await acquire()).toMatchObject({ key: `${KEY}#1`, isElsewhere: false });
  });
});

async function acquire() {
  const acquired = await acquireDraft(KEY, ({ text }) => text !== 'unreadable');
  releases.push(acquired.release);
  return {
    ...acquired,
    async release() {
      acquired.release();
      await turn();
    },
  };
}

// Holds the lock of a draft as a tab does; the returned function closes that tab.
async function openElsewhere(name: string): Promise<() => Promise<void>> {
  const close = await new Promise<() => void>((opened) => {
    void navigator.locks.request(name, () => new Promise<void>((closed) => opened(closed)));
  });
  releases.push(close);
  return async () => {
    close();
    await turn();
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function draft(key: string, text: string): void {
  localStorage.setItem(key, JSON.stringify({ at: AT, values: { text } }));
}

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
