/** The field in which Conform sends what a button changes in the form, such as adding a row. */
export const INTENT = '__intent__';

/** Whether a submit event changes the form instead of saving it. */
export function isIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute('name') === INTENT;
}

/** A form of these fields with the intent of its sender. */
export function withIntentOf(
  sent: FormData,
  fields: Iterable<readonly [name: string, text: string]>,
): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  const intent = sent.get(INTENT);
  if (intent !== null) form.set(INTENT, intent);
  return form;
}
