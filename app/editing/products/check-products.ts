import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { knownIn, rowIntentIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { blankEvidence } from '#app/editing/ruling/typed-ruling.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import { invisible } from '#domain/listing/form-rule.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { type Offers, offersSchema } from '#domain/ruling/offers.ts';
import { offersIn, typedProducts } from './typed-products.ts';

/** Checks the form of an exchange's products, in the browser as on the server. Fields it does not know are left out. */
export function checkProductsForm(form: FormData) {
  return parseWithZod(withIntentOf(form, knownIn(form, NAMES)), {
    schema: productsForm,
    disableAutoCoercion: true,
  });
}

/** The change of rows of evidence that a browser without scripts asks for. */
export function rowIntentInProducts(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: LISTS, blank: blankEvidence(today) });
}

const LIST = `(?:${SCOPES.join('|')})\\.evidence`;
const LISTS = new RegExp(`^${LIST}$`);
const NAMES = new RegExp(
  `^(?:version|main|(?:${SCOPES.join('|')})\\.offered` +
    `|${LIST}\\[\\d{1,2}\\]\\.(?:url|title|quote|language|readOn|copiedOn))$`,
);

const productsForm = typedProducts.transform((input, context): Offers => {
  const errors: Record<string, string> = {};
  const stored = offersIn(input);
  const { data, error } = offersSchema.safeParse(stored);
  for (const issue of error?.issues ?? []) {
    const path = issue.path.at(-1) === 'isMain' ? 'main' : issue.path.join('.');
    errors[path] ??= messageOf(issue);
  }
  // Refused in titles; removed from quotes, where copied text may contain them.
  for (const { path, form, hidden } of withoutHiddenTexts(stored).found) {
    if (form === 'line') errors[path] ??= invisible(hidden);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
});
