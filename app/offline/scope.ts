import type { Words } from './words.ts';

// Types of a service worker's globals. TypeScript's `webworker` and `dom` libraries exclude each other.

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

// The build replaces each occurrence with the value.
declare const WORDS: Words[];
declare const STAMP: string;
const allWords = WORDS;

/** The build of the site that the worker belongs to. */
export const BUILD = STAMP;

/** Open pages of the site, also those that another worker controls. */
export function openWindows(): Promise<Window[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** The texts in the language of `path`. */
export function wordsAt(path: string): Words {
  const [, code = ''] = path.toLowerCase().split('/');
  const words = allWords.find((candidate) => candidate.code === code) ?? allWords[0];
  if (!words) throw new Error('The worker was built without words.');
  return words;
}

/** Whether `path` is that of the offline page, which lists the offline copies, in any language. */
export function isOfflinePage(path: string): boolean {
  return allWords.some(({ page }) => page === path);
}
