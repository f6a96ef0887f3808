import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { blankEvidence, EVIDENCE_ROW } from '#app/editing/evidence/typed-evidence.ts';
import { knownIn, type RowLists } from '#app/editing/form/form-rows.ts';
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

const CRITERION = 'criteria\\.(?!constructor\\b)[a-z-]+';
const LIST = `${CRITERION}\\.evidence`;
export const ROWS: RowLists = { names: new RegExp(`^${LIST}$`), blank: blankEvidence };

const NAMES = new RegExp(
  `^(?:version|verdict|asset\\.kind|stakingForm|judgedOn|reviewDue|reviewer|departurePosition|secondEditor` +
    `|hasReadArabic|signature\\.(?:name|url|signedOn)|${CRITERION}\\.(?:finding|endedOn)` +
    `|(?:asset\\.why|departure|why|reason|${CRITERION}\\.note)\\.(?:en|ar)` +
    `|${LIST}${EVIDENCE_ROW})$`,
);

function rulingForm(kind: Kind, scope: Scope) {
  return typedRuling.transform((input, context): GivenRuling => {
    const { errors, given } = checkRuling(kind, scope, input);
    addErrors(context, errors);
    return given ?? z.NEVER;
  });
}
