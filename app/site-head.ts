import {
  applyTheme,
  decideLanguage,
  highlightChanges,
  openSearch,
  replaceRefusedStorage,
  storeSearchKeyChoice,
  switchLanguage,
  trackPictures,
} from '#app/document/before-paint.ts';
import { noticeAbsence } from '#app/offline/notice-absence.ts';
import { registerWorker } from '#app/offline/register-worker.ts';

// The inline script in the head of public pages. The build defines the two constants.
declare const LANGUAGES: readonly string[];
/** Empty in development, where there is no worker. */
declare const BUILD: string;

decideLanguage(LANGUAGES);
switchLanguage();
openSearch();
noticeAbsence();
if (BUILD) registerWorker(BUILD);
storeSearchKeyChoice();
highlightChanges();
applyTheme();
trackPictures();
replaceRefusedStorage();
