import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { knownIn, rowIntentIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors } from '#app/editing/form/messages.ts';
import type { GivenRuling } from '#domain/listing/change/save-ruling.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import { checkRuling } from './check-ruling.ts';
import { typedRuling } from './typed-ruling.ts';

/** Checks a ruling's form, in the browser as on the server. Fields it does not know are left out. */
export function checkRulingForm(form: FormData, { kind, scope }: { kind: Kind; scope: Scope }) {
  return parseWithZod(withIntentOf(form, knownIn(form, NAMES)), {
    schema: rulingForm(kind, scope),
    disableAutoCoercion: true,
  });
}

/** The change of rows of evidence that a browser without scripts asks for. */
export function rowIntentInRuling(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: LISTS, blank: blankEvidence(today) });
}

const CRITERION = 'criteria\\.(?!constructor\\b)[a-z-]+';
const LIST = `${CRITERION}\\.evidence`;
const LISTS = new RegExp(`^${LIST}$`);
const NAMES = new RegExp(
  `^(?:version|verdict|asset\\.kind|stakingForm|judgedOn|reviewDue|reviewer|departurePosition|secondEditor` +
    `|hasReadArabic|signature\\.(?:name|url|signedOn)|${CRITERION}\\.(?:finding|endedOn)` +
    `|(?:asset\\.why|departure|why|reason|${CRITERION}\\.note)\\.(?:en|ar)` +
    `|${LIST}\\[\\d{1,2}\\]\\.(?:url|title|quote|language|readOn|copiedOn))$`,
);

function rulingForm(kind: Kind, scope: Scope) {
  return typedRuling.transform((input, context): GivenRuling => {
    const { errors, given } = checkRuling(kind, scope, input);
    addErrors(context, errors);
    return given ?? z.NEVER;
  });
}
