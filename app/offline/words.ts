/** The worker's texts in one language: only these are bundled, so that the worker stays small. */
export interface Words {
  code: string;
  locale: string;
  /** Path of the offline page. */
  page: string;
  /** On a saved page; `MOMENT` stands for the time at which it was saved. */
  savedPage: string;
  /** Beside a page in the list of saved ones, with `MOMENT`. */
  from: string;
  notSaved: string;
  copy: string;
  remove: string;
  tryAgain: string;
  all: string;
}

export const MOMENT = '{moment}';
