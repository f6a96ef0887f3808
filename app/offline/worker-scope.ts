// The globals of a service worker, named as in its specification. TypeScript's `webworker` and `dom` libraries exclude each other.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WindowClient {
  url: string;
  postMessage(message: string): void;
}

interface ServiceWorkerGlobalScope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** Open pages of the site, also those that another worker controls. */
export function openWindows(): Promise<WindowClient[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
