import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { INTENT, withIntentOf } from '#app/editing/form/form-values.ts';
import type { GivenRuling } from '#domain/listing/change/save-ruling.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import { checkRuling } from './check-ruling.ts';
import { blankEvidence, typedRuling } from './typed-ruling.ts';

/** Checks a ruling's form, in the browser as on the server. Fields it does not know are left out. */
export function checkRulingForm(form: FormData, { kind, scope }: { kind: Kind; scope: Scope }) {
  return parseWithZod(withIntentOf(form, knownIn(form)), {
    schema: rulingForm(kind, scope),
    disableAutoCoercion: true,
  });
}

/**
 * The change of rows that a browser without scripts asks for, as a form asks for it; null where none is, undefined
 * where it is not one that the form has.
 */
export function rowIntentIn(
  form: FormData,
  { today }: { today: string },
): string | null | undefined {
  const sent = form.get(INTENT);
  if (sent === null) return null;
  const { data } = rowIntent.safeParse(sent);
  if (!data) return undefined;
  const { type, payload } = data;
  return JSON.stringify({
    type,
    payload:
      type === 'insert' ? { name: payload.name, defaultValue: blankEvidence(today) } : payload,
  });
}

// Conform takes any path and any index: a list of four billion places, for one.
const CRITERION = 'criteria\\.(?!constructor\\b)[a-z-]+';
const LIST = `${CRITERION}\\.evidence`;
const NAMES = new RegExp(
  `^(?:version|verdict|asset\\.kind|stakingForm|judgedOn|reviewDue|reviewer|departurePosition|secondEditor` +
    `|hasReadArabic|signature\\.(?:name|url|signedOn)|${CRITERION}\\.(?:finding|endedOn)` +
    `|(?:asset\\.why|departure|why|reason|${CRITERION}\\.note)\\.(?:en|ar)` +
    `|${LIST}\\[\\d{1,2}\\]\\.(?:url|title|quote|language|readOn|copiedOn))$`,
);

const rowIntent = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      type: z.enum(['insert', 'remove']),
      payload: z.object({
        name: z.string().regex(new RegExp(`^${LIST}$`)),
        index: z.int().min(0).max(99).optional(),
      }),
    }),
  );

function knownIn(form: FormData): [string, string][] {
  return [...new Set(form.keys())].flatMap((name): [string, string][] => {
    const text = form.get(name);
    return NAMES.test(name) && typeof text === 'string' ? [[name, text]] : [];
  });
}

function rulingForm(kind: Kind, scope: Scope) {
  return typedRuling.transform((input, context): GivenRuling => {
    const { errors, given } = checkRuling(kind, scope, input);
    for (const [path, message] of Object.entries(errors)) {
      context.addIssue({ code: 'custom', path: partsOf(path), message });
    }
    return given ?? z.NEVER;
  });
}

function partsOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
