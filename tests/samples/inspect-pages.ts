import type { Page } from 'playwright-core';
import { PAYLOADS } from './hostile-markup.ts';

/** What a page consists of, as a browser reads it. */
export interface Inspected {
  /** Its elements with the names of their attributes, and its scripts, in their order. */
  skeleton: string[];
  /** The marks whose payload stands after them as the text it is: `en.name 3`. */
  seen: string[];
  /** What is not as it should be. */
  wrong: string[];
}

/** Reads pages with the parser of a browser, in which nothing of them runs or loads; without any, what `page` shows. */
export function inspect(page: Page, htmls?: string[]): Promise<Inspected[]> {
  return page.evaluate(look, { htmls, payloads: PAYLOADS });
}

function look({ htmls, payloads }: { htmls: string[] | undefined; payloads: string[] }) {
  // Symbols are in capitals, and what comes from outside is put on one line.
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  const MARK = /\[([a-z]*(?:\.[a-z]+)?) (\d+)\] /gi;
  const isJson = (text: string | null) => {
    try {
      return typeof JSON.parse(text ?? '') === 'object';
    } catch {
      return false;
    }
  };
  const LINKED = 'application/ld+json';
  const isData = (script: Element) =>
    ['application/json', LINKED].includes(script.getAttribute('type') ?? '');
  const LOADING = /^(href|src|action|formaction|data|poster|xlink:href|srcdoc|srcset)$/;
  const parser = new DOMParser();
  const roots = htmls?.map((html) => parser.parseFromString(html, 'text/html')) ?? [document];

  return roots.map((root) => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    const elements = [...root.querySelectorAll('*')];
    const skeleton = elements.map((element) => {
      const names = [...element.attributes].map(({ name }) => name).sort();
      const isRun = element.localName === 'script' && !isData(element);
      return `${element.localName} ${names}${isRun ? element.textContent : ''}`;
    });
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$/.test(name) && element !== root.documentElement) {
          wrong.push(`<${element.localName} ${name}="${value}">`);
        }
        const isOurs = !/^[\s\p{Cc}]*(javascript|data|vbscript|[/\\]{2})/iu.test(value);
        if (LOADING.test(name) && !isOurs) wrong.push(`${name}="${value}"`);
        readValue(value, `<${element.localName} ${name}>`);
      }
    }
    const texts = root.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (parent?.localName !== 'script') read(text ?? '', `<${parent?.localName}>`);
      else if (isData(parent)) {
        if (!isJson(text)) wrong.push('the data of the page is cut off');
        else if (parent.getAttribute('type') === LINKED) readJson(text ?? '', '<JSON-LD>');
      }
    }
    for (const field of root.querySelectorAll('input, textarea')) {
      readValue((field as HTMLInputElement).value, `<${field.localName}> as typed`);
    }
    return { skeleton, seen: [...seen], wrong };

    // A form may send what is filled in as one JSON text.
    function readValue(value: string, where: string): void {
      if (value.startsWith('{') && isJson(value)) readJson(value, where);
      else read(value, where);
    }

    function readJson(json: string, where: string): void {
      JSON.parse(json, (_, value) => typeof value === 'string' && read(value, where));
    }

    function read(text: string, where: string): void {
      for (const { 0: mark, 1: name = '', 2: number, index } of text.matchAll(MARK)) {
        const field = plain(name);
        const follows = plain(text.slice(index + mark.length));
        const payload = plain(payloads[Number(number)] ?? '');
        // A description for search engines may be cut short, and so are examples of the API's answers.
        const [begun = ''] = follows.split('…', 1);
        const isCut = ['<meta content>', '<code>'].includes(where) && payload.startsWith(begun);
        // News are freed of markup, and may lose what looks like it.
        if (follows.startsWith('plain') || /^(news|feed)\./.test(field)) continue;
        if (follows.startsWith(payload) || isCut) seen.add(`${field} ${number}`);
        else wrong.push(`${where} has after ${mark}: ${follows.slice(0, payload.length + 20)}`);
      }
    }
  });
}
