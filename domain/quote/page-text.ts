import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { extractText, getDocumentProxy } from 'unpdf';
import { decodePage } from '#domain/outbound/page-title.ts';

/** The text of a page as a reader sees it, a block a line. */
export interface PageText {
  text: string;
  title: string;
  /** A page of HTML without its end may have been cut on the way; true for other formats. */
  hasEnd: boolean;
  asksPassword: boolean;
}

const PDF = /^\s*application\/(?:x-)?pdf\b/i;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const PLAIN = /^\s*(?:text\/|application\/(?:json|xml|yaml|x-yaml|ld\+json))/i;

/** The text of an answer; null: a format without text. Throws for a damaged file. */
export async function pageText(bytes: Uint8Array, contentType: string): Promise<PageText | null> {
  if (isPdf(bytes, contentType)) return plain(await pdfText(bytes));
  if (HTML.test(contentType)) return htmlText(decodePage(bytes, contentType));
  if (PLAIN.test(contentType)) return plain(withoutLinkTargets(decodePage(bytes, contentType)));
  return null;
}

/** Whether `pageText` reads an answer as PDF. */
export function isPdf(bytes: Uint8Array, contentType: string): boolean {
  // Some hosts send files as `application/octet-stream`.
  const startsWithPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
  return PDF.test(contentType) || (!HTML.test(contentType) && startsWithPdf);
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  // It takes over the memory of what it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text;
}

function plain(text: string): PageText {
  return { text, title: '', hasEnd: true, asksPassword: false };
}

// Markdown writes a link as `[text](address)`; readers see its text.
function withoutLinkTargets(text: string): string {
  return text.replace(/\]\([^()\s]*\)/g, ']');
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that a reader does not see, or sees struck out. */
const UNSEEN = new Set(
  'script style noscript template svg math iframe object del s strike title'.split(' '),
);
const INLINE = new Set(
  `a abbr acronym b bdi bdo big cite code data dfn em font i img ins kbd label mark nobr q ruby samp small span strong
  sub sup time tt u var wbr`.split(/\s+/),
);

/** The text of a page of HTML. Throws for one that the parser would repair to very many elements. */
export function htmlText(html: string): PageText {
  const found: PageText = {
    text: '',
    title: '',
    // Both ends are optional in HTML, and nearly always written.
    hasEnd: /<\/(?:html|body)\s*>/i.test(html),
    asksPassword: false,
  };
  const parts: string[] = [];
  // A stack of our own: pages nest deeper than calls may.
  const stack: (Node | string)[] = [
    ...parse(html, { scriptingEnabled: false, treeAdapter: boundedBy(html) }).childNodes,
  ].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') {
      parts.push(node);
    } else if (node.nodeName === '#text') {
      parts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    } else if ('childNodes' in node) {
      if (node.nodeName === 'title' && found.title === '') found.title = innerText(node);
      if (node.nodeName === 'input' && typeOf(node) === 'password') found.asksPassword = true;
      if (UNSEEN.has(node.nodeName) || isReference(node)) continue;
      const edge = INLINE.has(node.nodeName) ? '' : '\n';
      if (edge) parts.push(edge);
      if (edge) stack.push(edge);
      for (const child of node.childNodes.toReversed()) stack.push(child);
    }
  }
  found.text = parts.join('');
  return found;
}

const MIN_ELEMENTS = 100;

// A tag has at least three characters, but the parser reopens unclosed elements in each paragraph: 50 kB can become
// millions of elements.
function boundedBy(html: string): typeof defaultTreeAdapter {
  let left = MIN_ELEMENTS + html.length / 3;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      left -= 1;
      if (left < 0) throw new Error('more elements than tags');
      return defaultTreeAdapter.createElement(...element);
    },
  };
}

function typeOf({ attrs }: DefaultTreeAdapterTypes.Element): string | undefined {
  return attrs.find(({ name }) => name === 'type')?.value.toLowerCase();
}

/** The mark of a footnote, which a quote leaves out. */
function isReference(node: DefaultTreeAdapterTypes.Element): boolean {
  return node.nodeName === 'sup' && /^\s*\[[^\]]{0,8}\]\s*$/.test(innerText(node));
}

function innerText(node: DefaultTreeAdapterTypes.Element): string {
  return node.childNodes
    .map((child) => {
      if (child.nodeName === '#text') return (child as DefaultTreeAdapterTypes.TextNode).value;
      return child.nodeName === 'a' || child.nodeName === 'span'
        ? innerText(child as DefaultTreeAdapterTypes.Element)
        : '';
    })
    .join('')
    .slice(0, 500);
}
