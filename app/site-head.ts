import {
  applyTheme,
  decideLanguage,
  followPictures,
  keepSearchKey,
  markChanges,
  openSearch,
  switchLanguage,
} from '#app/document/before-paint.ts';
import { noticeAbsence } from '#app/offline/notice-absence.ts';
import { registerWorker } from '#app/offline/register-worker.ts';

// The inline script in the head of public pages. The build puts in the two constants.
declare const LANGUAGES: readonly string[];
/** Empty in development, where there is no worker. */
declare const BUILD: string;

decideLanguage(LANGUAGES);
switchLanguage();
openSearch();
noticeAbsence();
if (BUILD) registerWorker(BUILD);
keepSearchKey();
markChanges();
applyTheme();
followPictures();
