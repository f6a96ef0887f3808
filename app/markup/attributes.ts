import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** How an attribute with any text begins, by its property; null: React has a rule for its values. */
const beginnings = new Map<string, string | null>();
/** Attributes whose value has a rule, by tag, property and value. */
const ruled = new Map<string, string>();
/** The program has some hundreds; values that visitors choose are never among them. */
const MAX_RULED = 2_000;
/** The attribute of a class by its value: two of five of a page's attributes, and always of the program. */
const classes = new Map<string, string>();
const MAX_CLASSES = 5_000;
/** Attributes to ask React about before the next page: while it renders, it cannot be asked. */
const questions = new Map<string, () => void>();

/** Stands for all custom elements: React writes their properties as they are. */
const CUSTOM = 'custom-element';
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref']);
/** React refuses such addresses, also with control characters among the letters. */
const MAY_BE_SCRIPT = /^[\0-\x20]*j/i;

const RESERVED = /["'&<>]/;
const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A property of an element as React writes it, with a space before it; empty if it writes none. Null: not known yet. */
export function attribute(tag: string, name: string, value: unknown): string | null {
  if (name !== 'className' || typeof value !== 'string' || tag.includes('-')) {
    return otherAttribute(tag, name, value);
  }
  const known = classes.get(value);
  if (known !== undefined) return known;
  const html = otherAttribute(tag, name, value);
  if (html !== null && classes.size < MAX_CLASSES) classes.set(value, html);
  return html;
}

function otherAttribute(tag: string, name: string, value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'function' || name === 'ref') {
    return '';
  }
  if ((typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)) {
    if (ADDRESSES.has(name) && MAY_BE_SCRIPT.test(String(value))) return null;
    const beginning = beginningOf(tag, name);
    if (beginning) return `${beginning}${typeof value === 'string' ? escapeText(value) : value}"`;
    if (beginning === undefined) return null;
  }
  return typeof value === 'object' ? null : ruledAttribute(tag, name, value);
}

/** Asks React how it writes the attributes that were not known. */
export function learnAttributes(): void {
  for (const ask of questions.values()) ask();
  questions.clear();
}

/** Text with HTML's reserved characters as React writes them. */
export function escapeText(text: string): string {
  if (!RESERVED.test(text)) return text;
  return text.replace(/["'&<>]/g, (character) => ESCAPES[character] ?? character);
}

function beginningOf(tag: string, name: string): string | null | undefined {
  const key = tag.includes('-') ? `${CUSTOM} ${name}` : name;
  const known = beginnings.get(key);
  if (known === undefined) {
    questions.set(key, () => {
      const [, beginning = null] = /^( [^ ]+=")x"$/.exec(byReact(tag, name, 'x')) ?? [];
      beginnings.set(key, beginning);
    });
  }
  return known;
}

function ruledAttribute(tag: string, name: string, value: unknown): string | null {
  const key = `${tag} ${name} ${typeof value} ${String(value)}`;
  const known = ruled.get(key);
  if (known === undefined && ruled.size < MAX_RULED) {
    questions.set(key, () => ruled.set(key, byReact(tag, name, value)));
  }
  return known ?? null;
}

function byReact(tag: string, name: string, value: unknown): string {
  // Tags whose attributes have an order of their own are not asked; only links may have an empty address.
  const element = tag.includes('-') ? CUSTOM : tag === 'a' ? 'a' : 'i';
  const html = renderToStaticMarkup(createElement(element, { [name]: value }));
  return html.slice(`<${element}`.length, -`></${element}>`.length);
}
