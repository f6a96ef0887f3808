import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Icon } from 'lucide-react';
import { Children, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { attribute, escapeText } from './attributes.ts';
import { Cached } from './cached.ts';
import { type Html, utf8Of } from './html.ts';
import { linkProps } from './link-props.ts';
import { Once } from './once.ts';
import {
  CONSUMER,
  CONTEXT,
  type Component,
  ELEMENT,
  type Element,
  FORWARD_REF,
  MEMO,
  type Props,
  renderComponent,
  type Wrapper,
  withUseId,
} from './react-internals.ts';

/** HTML, and the texts of our own scripts in it. */
export interface Markup {
  html: Html;
  ownScripts: string[];
}

/**
 * The HTML of React elements as `react-dom/server` makes it, for a part of the cost: nothing suspends, nothing streams, and
 * what never changes is made once. It is called by a component while React renders, and shares its hooks and contexts. A
 * script with `nonce` is one of ours; the nonce is left out. Null for what only React can render, or only React so far:
 * then `learnAttributes` has to be called when it is done.
 */
export function markupOf(content: ReactNode, nonce: string): Markup | null {
  const writer = new MarkupWriter(nonce);
  try {
    withUseId(refuseId, () => writer.add(content));
    return writer.isComplete ? writer.markup() : null;
  } catch (error) {
    if (error instanceof OnlyReact) return null;
    throw error;
  }
}

/** Thrown at what this renderer leaves to React. */
class OnlyReact extends Error {}

function refuseId(): never {
  throw new OnlyReact('useId');
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** React moves these to the head, or has rules for them that the pages do not need. */
const OF_REACT = new Set(
  'html head body title meta link style base object embed noscript picture math listing'.split(' '),
);
/** Elements whose content depends on more than their children, or decides about what is in it. */
const SPECIAL_CONTENT = new Set(['svg', 'select', 'textarea', 'pre']);
/** Attributes that React writes after the others, in its order. */
const LAST: Record<string, string[]> = {
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
};
/** Properties that are written in another way. */
const SPECIAL_PROPERTIES: Record<string, string[]> = {
  input: ['value', 'defaultValue', 'checked', 'defaultChecked'],
  option: ['selected'],
  select: ['value', 'defaultValue'],
  textarea: ['value', 'defaultValue'],
};
/** The HTML of icons by their properties, which are few: the program names them all. */
const icons = new WeakMap<Wrapper, Map<string, string>>();

/** A longer text is a piece by itself: written as a part of a longer one, it would be copied once more. */
const LONG = 4_096;

/** Bytes outside of V8's heap, which grows to a multiple of what it holds. */
interface Stored {
  html: Buffer;
  ownScripts: string[];
}

/** The content of `<Once>` by its key. */
const made = new LRUCache<string, Stored>({ max: 500 });

const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/** The content of `<Cached>` by the hash of its data. */
const cached = new LRUCache<string, Stored>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ html }) => html.length + 200,
});

class MarkupWriter {
  /** The complete parts so far, before `html`. */
  private pieces: (string | Buffer)[] = [];
  private html = '';
  private readonly ownScripts: string[] = [];
  isComplete = true;
  /** Whether the last node was a text: React separates adjacent texts by a comment. */
  private isAfterText = false;
  private isInSvg = false;
  /** The value of the `<select>` around. */
  private selected: unknown = null;
  private readonly nonce: string;

  constructor(nonce: string) {
    this.nonce = nonce;
  }

  markup(): Markup {
    return { html: [...this.pieces, this.html], ownScripts: this.ownScripts };
  }

  add(node: unknown): void {
    if (typeof node === 'string') this.addText(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.addText(String(node));
    else if (Array.isArray(node)) for (const child of node) this.add(child);
    else if (typeof node === 'object' && node !== null) this.addObject(node);
  }

  private addObject(node: object): void {
    if ('$$typeof' in node && node.$$typeof === ELEMENT) this.addElement(node as Element);
    else if (Symbol.iterator in node)
      for (const child of node as Iterable<unknown>) this.add(child);
    else throw new OnlyReact('a promise or another object');
  }

  private addText(text: string): void {
    if (text === '') return;
    this.html += this.isAfterText ? `<!-- -->${escapeText(text)}` : escapeText(text);
    this.isAfterText = true;
  }

  private addElement({ type, props }: Element): void {
    if (typeof type === 'string') this.addTag(type, props);
    else if (type === Once) this.addStored(made, String(props.by), props);
    else if (type === Cached) this.addStored(cached, keyOfData(props.by as unknown[]), props);
    else if (typeof type === 'function') this.add(renderComponent(type as Component, props));
    else if (type === Fragment) this.add(props.children);
    else if (typeof type === 'object' && type !== null) this.addWrapped(type as Wrapper, props);
    else throw new OnlyReact(String(type));
  }

  private addWrapped(type: Wrapper, props: Props): void {
    const { $$typeof: kind } = type;
    const link = (type as unknown) === Link && linkProps(props);
    if (link) this.addTag('a', link);
    else if (kind === FORWARD_REF) this.addForwarded(type, props);
    else if (kind === CONTEXT) this.addProvider(type, props);
    else if (kind === MEMO) this.addElement({ type: type.type, props });
    else if (kind === CONSUMER) this.add(consumerOf(props)(type._context._currentValue2));
    else throw new OnlyReact(String(kind));
  }

  private addForwarded(type: Wrapper, props: Props): void {
    const key = icons.has(type) ? keyOf(props) : null;
    const known = key && icons.get(type)?.get(key);
    if (known) {
      this.html += known;
      this.isAfterText = false;
      return;
    }
    const { ref = null, ...rest } = props;
    const result = type.render('ref' in props ? rest : props, ref);
    if ((result as Element | null)?.type === Icon && !icons.has(type)) icons.set(type, new Map());
    if (!icons.has(type)) {
      this.add(result);
      return;
    }
    const html = utf8Of(this.captured(() => this.add(result))).toString();
    this.html += html;
    if (key && this.isComplete) icons.get(type)?.set(key, html);
  }

  private addStored(store: LRUCache<string, Stored>, key: string, { children }: Props): void {
    const known = store.get(key);
    if (known) {
      this.addBytes(known.html);
      this.ownScripts.push(...known.ownScripts);
      return;
    }
    const firstScript = this.ownScripts.length;
    const html = utf8Of(this.captured(() => this.add(children)));
    this.addBytes(html);
    if (this.isComplete) store.set(key, { html, ownScripts: this.ownScripts.slice(firstScript) });
  }

  /** The HTML that `write` adds, without adding it: to cut it out of all that is written so far, V8 would copy all of it. */
  private captured(write: () => void): Html {
    const { pieces, html } = this;
    [this.pieces, this.html] = [[], ''];
    this.isAfterText = false;
    write();
    this.isAfterText = false;
    const captured = [...this.pieces, this.html];
    [this.pieces, this.html] = [pieces, html];
    return captured;
  }

  /** Adds elements that have been rendered. */
  private addBytes(html: Buffer): void {
    this.pieces.push(this.html, html);
    this.html = '';
    this.isAfterText = false;
  }

  private addProvider(context: Wrapper, { value, children }: Props): void {
    const outer = context._currentValue2;
    context._currentValue2 = value;
    try {
      this.add(children);
    } finally {
      context._currentValue2 = outer;
    }
  }

  private addTag(tag: string, props: Props): void {
    this.refuse(tag, props);
    const isOwnScript = tag === 'script' && props.nonce === this.nonce;
    this.html += `<${tag}`;
    if (!isOwnScript) this.addAttributes(tag, props);
    this.isAfterText = false;
    if (VOID.has(tag)) {
      this.html += '/>';
      return;
    }
    this.html += tag === 'option' && this.isSelected(props) ? ' selected="">' : '>';
    const { dangerouslySetInnerHTML: inner } = props;
    if (isOwnScript) this.ownScripts.push(String(inner?.__html));
    if (inner) this.addRaw(String(inner.__html));
    else this.addContent(tag, props);
    this.html += `</${tag}>`;
    this.isAfterText = false;
  }

  private addRaw(html: string): void {
    if (html.length < LONG) {
      this.html += html;
      return;
    }
    this.pieces.push(this.html, html);
    this.html = '';
  }

  private addAttributes(tag: string, props: Props): void {
    const last = LAST[tag];
    const special = SPECIAL_PROPERTIES[tag];
    for (const name in props) {
      if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
      if (!last?.includes(name) && !special?.includes(name)) {
        this.addAttribute(tag, name, props[name]);
      }
    }
    for (const name of last ?? []) this.addAttribute(tag, name, props[name]);
    if (tag !== 'input') return;
    if (props.checked ?? props.defaultChecked) this.html += ' checked=""';
    this.addAttribute(tag, 'value', props.value ?? props.defaultValue);
  }

  private addAttribute(tag: string, name: string, value: unknown): void {
    const html = attribute(tag, name, value);
    if (html === null) this.isComplete = false;
    else this.html += html;
  }

  private refuse(tag: string, props: Props): void {
    if (OF_REACT.has(tag) && !(tag === 'title' && this.isInSvg)) throw new OnlyReact(tag);
    if (tag === 'img') {
      // React preloads them from the head.
      const { src, srcSet, loading } = props;
      if (loading !== 'lazy' && (src || srcSet)) throw new OnlyReact('img');
    }
    if (tag === 'script' && (props.src || props.children)) throw new OnlyReact('script');
  }

  private addContent(tag: string, props: Props): void {
    if (!SPECIAL_CONTENT.has(tag)) {
      this.add(props.children);
      return;
    }
    const { value, defaultValue, children } = props;
    const { isInSvg, selected } = this;
    if (tag === 'svg') this.isInSvg = true;
    if (tag === 'select') this.selected = value ?? defaultValue ?? null;
    const content = tag === 'textarea' ? (value ?? defaultValue ?? children) : children;
    // Parsers drop the first line break of a textarea and of preformatted text.
    const isDropped = (tag === 'textarea' || tag === 'pre') && String(content).startsWith('\n');
    if (isDropped) this.html += '\n';
    this.add(content);
    this.isInSvg = isInSvg;
    this.selected = selected;
  }

  private isSelected({ value, selected, children }: Props): boolean {
    if (this.selected === null) return Boolean(selected);
    const own = String(value ?? Children.toArray(children).join(''));
    return [this.selected].flat().some((chosen) => String(chosen) === own);
  }
}

/** The key of data: the hash of its values, of which several sections take the same objects. */
function keyOfData(by: readonly unknown[]): string {
  return hashOf(by.map((value) => (isObject(value) ? hashOnce(value) : value)));
}

/** A page's data is not changed once it is loaded. */
const hashes = new WeakMap<object, string>();

function hashOnce(value: object): string {
  const known = hashes.get(value) ?? hashOf(value);
  hashes.set(value, known);
  return known;
}

function hashOf(data: unknown): string {
  return hash('sha1', JSON.stringify(data), 'base64');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// The child of a context's consumer is a function of its value.
function consumerOf(props: Props) {
  return props.children as unknown as (value: unknown) => ReactNode;
}

/** Null for properties whose values are not plain. */
function keyOf(props: Props): string | null {
  let key = '';
  for (const name in props) {
    const value = props[name];
    if (typeof value === 'object' && value !== null) return null;
    if (typeof value === 'function') return null;
    key += `${name}=${String(value)}\n`;
  }
  return key;
}
