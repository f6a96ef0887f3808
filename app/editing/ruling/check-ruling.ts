import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { addErrors, EMPTY } from '#app/editing/form/messages.ts';
import { bothOrNone } from '#app/editing/form/typed-texts.ts';
import type { GivenRuling } from '#domain/listing/change/save-ruling.ts';
import { ENGLISH_ERRORS, isLongEnough, TEXT_RULES, tooLong } from '#domain/listing/form-rule.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { type Scope, SPOT } from '#domain/method/scope.ts';
import { groundsSchema, RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { withoutHidden } from '#domain/text/hidden-characters.ts';
import { isReadable } from '#domain/text/readable.ts';
import { groundsFromForm, type RulingValues, typedRuling } from './typed-ruling.ts';

/** Checks the form of a ruling. */
export function checkRulingForm(form: FormData, { kind, scope }: { kind: Kind; scope: Scope }) {
  return checkForm(form, rulingForm(kind, scope));
}

export const ROWS: RowLists = { names: rowListPattern(typedRuling), blank: blankEvidence };

function rulingForm(kind: Kind, scope: Scope) {
  return typedRuling.transform((input, context): GivenRuling => {
    const { verdict, why, hasReadArabic } = input;
    const reason = readReason(input.reason);
    if (scope !== SPOT && verdict === '')
      addErrors(context, { verdict: 'Please choose a verdict' });
    addErrors(context, { ...whyErrors(why), ...reason.errors });
    const part = groundsFromForm(kind, scope, input);
    return {
      scope,
      verdict: verdict || null,
      grounds: parseStored(groundsSchema(kind, scope, {}), part, context),
      why: bothOrNone(tidyBoth(why)),
      reason: reason.texts,
      hasReadArabic: hasReadArabic !== '',
    };
  });
}

/** Errors by the path of their field: `why.en`. */
type Errors = Record<string, string>;

/** Errors of the two texts that say why, each by itself. */
export function whyErrors({ en, ar }: RulingValues['why']): Errors {
  const errors: Errors = {};
  const texts = { 'why.en': en, 'why.ar': ar };
  if (bothOrNone(tidyBoth({ en, ar })) === null) return errors;
  for (const [path, text] of Object.entries(texts)) {
    if (tidy(text) === '') errors[path] = EMPTY;
    else if (tidy(text).length > RULING_LIMITS.prose) errors[path] = tooLong(RULING_LIMITS.prose);
    else if (!isReadable(text)) errors[path] = 'This must be readable text';
  }
  return errors;
}

/** The texts that say why, as the ledger stores them. */
export function tidyBoth({ en, ar }: RulingValues['why']): RulingValues['why'] {
  return { en: tidy(en), ar: tidy(ar) };
}

function tidy(text: string): string {
  return withoutHidden(text, 'prose').trim();
}

// The rules are the listing's own. An empty text leaves the stored one as it is.
function readReason(typed: RulingValues['reason']) {
  const errors: Errors = {};
  const texts = { en: '', ar: '' };
  for (const language of ['en', 'ar'] as const) {
    const read = TEXT_RULES.reason.safeParse(typed[language]);
    texts[language] = read.data ?? '';
    const [issue] = read.error?.issues ?? [];
    if (issue) errors[`reason.${language}`] = issue.message;
  }
  if (texts.en && !isLongEnough(texts.en)) errors['reason.en'] = ENGLISH_ERRORS.shortReason;
  return { errors, texts };
}
