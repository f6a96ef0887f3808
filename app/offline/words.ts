/** What the worker says in one language. It has these alone, so that it stays small. */
export interface Words {
  code: string;
  locale: string;
  /** Where the kept pages are listed. */
  page: string;
  /** With `MOMENT` in the moment's place. */
  kept: string;
  from: string;
  notKept: string;
  copy: string;
  remove: string;
  tryAgain: string;
  all: string;
}

/** Stands where a moment is put in. */
export const MOMENT = '{moment}';
