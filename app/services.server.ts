import { createContext } from 'react-router';
import type { Database } from '#db/client.ts';

/** What a screen's loader may call. Built once when the server starts. */
export interface Services {
  db: Database;
  /** Public address without a trailing slash. */
  origin: string;
  links: { startTrading: string; signUp: string; demoVideo: string; social: string[] };
  log: { error(details: object, message: string): void };
}

export const services = createContext<Services>();
