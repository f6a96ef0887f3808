import type { Words } from './words.ts';

// What a service worker finds around it. The compiler knows the browser's window alone: both have the same names.

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Window {
  url: string;
  postMessage(message: string): void;
}

interface Scope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const scope = globalThis as unknown as Scope;

// Put in by the build.
declare const WORDS: Words[];
declare const STAMP: string;
const allWords = WORDS;

/** Which build of the site the worker is of. */
export const BUILD = STAMP;

/** The pages that are open. */
export function openWindows(): Promise<Window[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** What is said in the language of `path`: of its first part, or the one that has none. */
export function wordsAt(path: string): Words {
  const [, code = ''] = path.toLowerCase().split('/');
  const words = allWords.find((each) => each.code === code) ?? allWords[0];
  if (!words) throw new Error('The worker was built without words.');
  return words;
}

/** Whether the list of kept pages is at `path`. */
export function isOfflinePage(path: string): boolean {
  return allWords.some(({ page }) => page === path);
}
