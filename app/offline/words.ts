/** The worker's texts in one language: only these are bundled, so that the worker stays small. */
export interface Words {
  code: string;
  locale: string;
  /** Path of the offline page. */
  page: string;
  /** Contains `MOMENT`, as does `from`. */
  savedPage: string;
  from: string;
  notSaved: string;
  copy: string;
  remove: string;
  tryAgain: string;
  all: string;
}

export const MOMENT = '{moment}';
