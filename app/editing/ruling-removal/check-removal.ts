import { parse } from '@conform-to/react';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { formValues, textIn, textsAt, withIntentOf } from '#app/editing/form/form-values.ts';
import { asErrors } from '#app/editing/form/outcome.ts';
import { bothOrNone } from '#app/editing/form/typed-texts.ts';
import { tidyBoth, whyErrors } from '#app/editing/ruling/check-ruling.ts';

const NAMES = ['version', 'why.en', 'why.ar'];

/** Checks the reason for a removal, in the browser as on the server. */
export function checkRemoval(form: FormData) {
  const known = NAMES.map((name) => [name, textIn(form, name)] as const);
  return parse(withIntentOf(form, known), {
    resolve(values) {
      const { 'why.en': en = '', 'why.ar': ar = '' } = textsAt(NAMES, values);
      const why = tidyBoth({ en, ar });
      const errors =
        bothOrNone(why) === null ? { why: 'Please say why, in both languages' } : whyErrors(why);
      const isWrong = Object.keys(errors).length > 0;
      return isWrong ? { error: asErrors(errors) } : { value: why };
    },
  });
}

/** The values of a draft of it, with empty texts where it has none. */
export function readRemovalForm(draft: FormValues): FormValues {
  return formValues(textsAt(NAMES, draft));
}
