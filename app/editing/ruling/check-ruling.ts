import { EMPTY, messageOf, tooLong } from '#app/editing/form/messages.ts';
import { bothOrNone } from '#app/editing/form/typed-texts.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import type { GivenRuling } from '#domain/listing/change/save-ruling.ts';
import { ENGLISH_ERRORS, invisible, isLongEnough, TEXT_RULES } from '#domain/listing/form-rule.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, departs } from '#domain/method/method.ts';
import { type Scope, SPOT } from '#domain/method/scope.ts';
import { groundsSchema, RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { UNREADABLE, withoutHidden } from '#domain/text/hidden-characters.ts';
import { groundsIn, judgedInForm, type RulingInput } from './typed-ruling.ts';

/** Errors by the path of their field in the form: `criteria.riba.evidence.0.url`. */
export type RulingErrors = Record<string, string>;

/** Reads a form's ruling on a scope; `given` is null where something is wrong. */
export function checkRuling(
  kind: Kind,
  scope: Scope,
  input: RulingInput,
): { errors: RulingErrors; given: GivenRuling | null } {
  const errors: RulingErrors = {};
  const { verdict, why, hasReadArabic } = input;
  const reason = readReason(input.reason);
  if (scope !== SPOT && verdict === '') errors.verdict = 'Please choose a verdict';
  const read = groundsSchema(kind, scope, {}).safeParse({
    ...groundsIn(kind, scope, input),
    departure: departureIn(kind, scope, input),
  });
  for (const issue of read.error?.issues ?? []) {
    errors[issue.path.join('.')] ??= messageOf(issue);
  }
  // Refused in names and titles; removed from quotes and notes, where copied text may contain them.
  for (const { path, form, hidden } of withoutHiddenTexts(groundsIn(kind, scope, input)).found) {
    if (form === 'line') errors[path] ??= invisible(hidden);
  }
  Object.assign(errors, whyErrors(why), reason.errors);
  const grounds = read.data;
  if (!grounds || Object.keys(errors).length > 0) return { errors, given: null };
  const given: GivenRuling = {
    scope,
    verdict: verdict || null,
    grounds,
    why: tidied(bothOrNone(why)),
    reason: reason.texts,
    hasReadArabic: hasReadArabic !== '',
  };
  return { errors, given };
}

/** Errors of the two texts that say why, each by itself. */
export function whyErrors({ en, ar }: RulingInput['why']): RulingErrors {
  const errors: RulingErrors = {};
  const texts = { 'why.en': en, 'why.ar': ar };
  if (tidy(en) === '' && tidy(ar) === '') return errors;
  for (const [path, text] of Object.entries(texts)) {
    if (tidy(text) === '') errors[path] = EMPTY;
    else if (tidy(text).length > RULING_LIMITS.prose) errors[path] = tooLong(RULING_LIMITS.prose);
    else if (UNREADABLE.test(text) || !text.isWellFormed())
      errors[path] = 'This must be readable text';
  }
  return errors;
}

/** A text of the ledger as it is stored. */
export function tidy(text: string): string {
  return withoutHidden(text, 'prose').trim();
}

// By the listing's own rules; an empty text stays as stored.
function readReason(typed: RulingInput['reason']) {
  const errors: RulingErrors = {};
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

// Not shown with the method's own verdict.
function departureIn(kind: Kind, scope: Scope, input: RulingInput) {
  const judged = judgedInForm(kind, scope, input);
  return departs(CURRENT_METHOD, judged, input.verdict || null)
    ? bothOrNone(input.departure)
    : null;
}

function tidied(texts: RulingInput['why'] | null): RulingInput['why'] | null {
  return texts && { en: tidy(texts.en), ar: tidy(texts.ar) };
}
