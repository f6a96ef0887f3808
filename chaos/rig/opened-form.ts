import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The fields of a page's form that holds a version, as a browser would send them unchanged. */
export function openedForm(html: string): [name: string, value: string][] {
  const forms = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'form');
  const fields = forms.map(fieldsOf);
  return fields.find((each) => each.some(([name]) => name === 'version')) ?? [];
}

function fieldsOf(form: Element): [string, string][] {
  return [...elementsOf(form)].flatMap((element): [string, string][] => {
    const name = attribute(element, 'name');
    if (!name || attribute(element, 'disabled') !== null) return [];
    const value = fieldValue(element);
    return value === null ? [] : [[name, value]];
  });
}

function fieldValue(element: Element): string | null {
  switch (element.tagName) {
    case 'input': {
      const isChoice = /^(checkbox|radio)$/.test(attribute(element, 'type') ?? '');
      if (/^(file|submit|button)$/.test(attribute(element, 'type') ?? '')) return null;
      if (isChoice && attribute(element, 'checked') === null) return null;
      return attribute(element, 'value') ?? (isChoice ? 'on' : '');
    }
    case 'textarea':
      return textOf(element);
    case 'select': {
      const options = [...elementsOf(element)].filter(({ tagName }) => tagName === 'option');
      const chosen = options.find((each) => attribute(each, 'selected') !== null) ?? options[0];
      return chosen ? (attribute(chosen, 'value') ?? textOf(chosen)) : null;
    }
    default:
      return null;
  }
}

function* elementsOf(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsOf(child);
  }
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function attribute(element: Element, name: string): string | null {
  return element.attrs.find((each) => each.name === name)?.value ?? null;
}
