/** The name under which Conform sends what a button does to the form itself, a row added for one. */
export const INTENT = '__intent__';

/** Whether a submit event changes the form and does not save it. */
export function isIntent({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute('name') === INTENT;
}

/** A form of these fields, with what its sender wants done to it. */
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
