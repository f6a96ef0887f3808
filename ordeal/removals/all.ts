import { ACCESSIBLE } from './accessible.ts';
import { ADMISSION } from './admission.ts';
import { API } from './api.ts';
import { ASKABLE } from './askable.ts';
import { CODE_STEP } from './code-step.ts';
import { DATABASE } from './database.ts';
import { EDITS } from './edits.ts';
import { FILES } from './files.ts';
import { FORGERY } from './forgery.ts';
import { FRESHNESS_REMOVALS } from './freshness.ts';
import { FUZZ_REMOVALS } from './fuzz.ts';
import { HEADERS } from './headers.ts';
import { HTTP } from './http.ts';
import { IMAGES } from './images.ts';
import { LEDGER_REMOVALS } from './ledger.ts';
import { LOOK_ALIKES } from './look-alikes.ts';
import { MINE_REMOVALS } from './mine.ts';
import { NOTHING_LOST } from './nothing-lost.ts';
import { OFFLINE } from './offline.ts';
import { OTHERS_FAIL_REMOVALS } from './others-fail.ts';
import { KEPT_PAGES } from './pages.ts';
import { PASSWORD_STEP } from './password-step.ts';
import { PROCESSES } from './processes.ts';
import { PUBLIC_API } from './public-api.ts';
import { RECORD } from './record.ts';
import type { Removal } from './removal.ts';
import { RULINGS } from './rulings.ts';
import { RUNNING } from './running.ts';
import { SEARCH_REMOVALS } from './search.ts';
import { SESSIONS } from './sessions.ts';
import { SHOWN } from './shown.ts';
import { SIGNING_IN } from './signing-in.ts';
import { TEXTS } from './texts.ts';
import { UPSTREAMS } from './upstreams.ts';

/** Every protection that is taken out, by section of the catalogue. */
export const REMOVALS: readonly Removal[] = [
  ...PASSWORD_STEP,
  ...CODE_STEP,
  ...SESSIONS,
  ...TEXTS,
  ...IMAGES,
  ...HEADERS,
  ...API,
  ...KEPT_PAGES,
  ...UPSTREAMS,
  ...EDITS,
  ...PROCESSES,
  ...SIGNING_IN,
  ...FORGERY,
  ...SHOWN,
  ...HTTP,
  ...FUZZ_REMOVALS,
  ...OTHERS_FAIL_REMOVALS,
  ...NOTHING_LOST,
  ...FILES,
  ...RECORD,
  ...RUNNING,
  ...PUBLIC_API,
  ...ASKABLE,
  ...SEARCH_REMOVALS,
  ...OFFLINE,
  ...ACCESSIBLE,
  ...FRESHNESS_REMOVALS,
  ...LEDGER_REMOVALS,
  ...LOOK_ALIKES,
  ...MINE_REMOVALS,
  ...RULINGS,
  ...DATABASE,
  ...ADMISSION,
];
