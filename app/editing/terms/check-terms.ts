import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { knownIn, rowIntentIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { blankEvidence } from '#app/editing/ruling/typed-ruling.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import { invisible } from '#domain/listing/form-rule.ts';
import { TERMS, type Terms, termsSchema } from '#domain/terms/terms.ts';
import { termsIn, typedTerms } from './typed-terms.ts';

/** Checks the form of fees and reach, in the browser as on the server. Fields it does not know are left out. */
export function checkTermsForm(form: FormData) {
  return parseWithZod(withIntentOf(form, knownIn(form, NAMES)), {
    schema: termsForm,
    disableAutoCoercion: true,
  });
}

/** The change of rows of evidence that a browser without scripts asks for. */
export function rowIntentInTerms(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: LISTS, blank: blankEvidence(today) });
}

const LIST = `(?:${TERMS.join('|')})\\.evidence`;
const LISTS = new RegExp(`^${LIST}$`);
const NAMES = new RegExp(
  '^(?:version|spotFee\\.(?:maker|taker)|deposits\\.currencies|refused\\.countries' +
    '|reserves\\.(?:on|auditor|liabilities)' +
    `|${LIST}\\[\\d{1,2}\\]\\.(?:url|title|quote|language|readOn|copiedOn))$`,
);

const termsForm = typedTerms.transform((input, context): Terms => {
  const errors: Record<string, string> = {};
  const stored = termsIn(input);
  const { data, error } = termsSchema.safeParse(stored);
  for (const issue of error?.issues ?? []) errors[fieldOf(issue.path)] ??= messageOf(issue);
  // Refused in titles; removed from quotes and notes, where copied text may contain them.
  for (const { path, form, hidden } of withoutHiddenTexts(stored).found) {
    if (form === 'line') errors[path] ??= invisible(hidden);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
});

// A code in a list has no field of its own; the form's choice has another name than what is stored.
function fieldOf(path: PropertyKey[]): string {
  if (path[1] === 'currencies' || path[1] === 'countries') return path.slice(0, 2).join('.');
  return path.join('.').replace('tellsLiabilities', 'liabilities');
}
