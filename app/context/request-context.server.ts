import { createContext } from 'react-router';

/** The visitor's IP address, according to the trusted proxies. */
export const clientAddress = createContext<string>();

export interface PageReceiver {
  /** Whether an earlier page was made of the data with this digest, so that this one need not be rendered. */
  hasPageOf(digest: string): boolean;
  /** Receives the rendered page as UTF-8, since reading it from the response doubles the cost. */
  take(page: Buffer, digest: string): void;
}

/** Awaited before a page is rendered. */
export const beforeRendering = createContext<() => Promise<void>>(async () => {});

/** Null: the page is in the response. */
export const pageReceiver = createContext<PageReceiver | null>(null);

/** Texts of our own inline scripts in the page of a request. */
export const ownScripts = createContext<string[]>([]);

/** Data of loaders by their routes. */
export type HeldData = Map<string, unknown>;

/**
 * The loaders' data of a page, held back from the router: its encoding for the browser takes five times as long as JSON
 * and makes the page a twelfth larger. Null for requests of data alone.
 */
export const heldData = createContext<HeldData | null>(null);
