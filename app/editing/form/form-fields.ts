/** What stands in a form, by field. Left out: pictures chosen and not yet uploaded, and which of some buttons is pressed. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const element of fieldsOf(form)) {
    fields[element.name] = isTicked(element)
      ? element.checked
        ? element.value
        : ''
      : element.value;
  }
  return fields;
}

/** Puts texts into a form as if they had been typed. */
export function writeFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const element of fieldsOf(form)) {
    const text = fields[element.name];
    if (text !== undefined) write(element, text);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements]
    .filter(
      (element): element is Field =>
        (element instanceof HTMLInputElement && !['file', 'radio'].includes(element.type)) ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement,
    )
    .filter(({ name }) => name !== '');
}

function isTicked(element: Field): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'checkbox';
}

function write(element: Field, text: string): void {
  if (isTicked(element)) {
    if (element.checked !== (text !== '')) element.click();
    return;
  }
  if (element.value === text) return;
  element.value = text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
