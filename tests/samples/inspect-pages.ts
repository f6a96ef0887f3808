import type { Page } from 'playwright-core';
import { PAYLOADS } from './hostile-markup.ts';

/** The content of a page as a browser parses it. */
export interface PageContent {
  /** The elements in order, with the names of their attributes and the text of scripts. */
  elements: string[];
  /** The labels of payloads that are shown unchanged: `en.name 3`. */
  labels: string[];
  problems: string[];
}

/** Parses `htmls` in a browser, without running or loading anything; without `htmls`, inspects what `page` shows. */
export function inspect(page: Page, htmls?: string[]): Promise<PageContent[]> {
  return page.evaluate(inspectInPage, { htmls, payloads: PAYLOADS });
}

// Runs in the browser.
function inspectInPage({ htmls, payloads }: { htmls: string[] | undefined; payloads: string[] }) {
  // The site capitalises symbols and puts texts of services on one line.
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  const LABEL = /\[([a-z]*(?:\.[a-z]+)?) (\d+)\] /gi;
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
    const labels = new Set<string>();
    const problems: string[] = [];
    const nodes = [...root.querySelectorAll('*')];
    const elements = nodes.map((element) => {
      const names = [...element.attributes].map(({ name }) => name).sort();
      const isRun = element.localName === 'script' && !isData(element);
      return `${element.localName} ${names}${isRun ? element.textContent : ''}`;
    });
    for (const element of nodes) {
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$/.test(name) && element !== root.documentElement) {
          problems.push(`<${element.localName} ${name}="${value}">`);
        }
        const isOurs = !/^[\s\p{Cc}]*(javascript|data|vbscript|[/\\]{2})/iu.test(value);
        if (LOADING.test(name) && !isOurs) problems.push(`${name}="${value}"`);
        readValue(value, `<${element.localName} ${name}>`);
      }
    }
    const texts = root.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (parent?.localName === 'code' && text?.startsWith('<')) readSnippet(text);
      else if (parent?.localName !== 'script') read(text ?? '', `<${parent?.localName}>`);
      else if (isData(parent)) {
        if (!isJson(text)) problems.push('the data of the page is invalid JSON');
        else if (parent.getAttribute('type') === LINKED) readJson(text ?? '', '<JSON-LD>');
      }
    }
    for (const field of root.querySelectorAll('input, textarea')) {
      readValue((field as HTMLInputElement).value, `<${field.localName}> value`);
    }
    return { elements, labels: [...labels], problems };

    // Some inputs contain JSON.
    function readValue(value: string, where: string): void {
      if (value.startsWith('{') && isJson(value)) readJson(value, where);
      else read(value, where);
    }

    // HTML that is shown for other sites: its payloads have to be escaped once more.
    function readSnippet(html: string): void {
      for (const element of parser.parseFromString(html, 'text/html').body.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) read(value, `<code> ${name}`);
      }
    }

    function readJson(json: string, where: string): void {
      JSON.parse(json, (_, value) => typeof value === 'string' && read(value, where));
    }

    function read(text: string, where: string): void {
      for (const { 0: label, 1: name = '', 2: number, index } of text.matchAll(LABEL)) {
        const field = plain(name);
        const follows = plain(text.slice(index + label.length));
        const payload = plain(payloads[Number(number)] ?? '');
        // Descriptions for search engines, examples of API responses, starts of notes and a missing page's address may be shortened.
        const [begun = '', ...cut] = follows.split('…', 2);
        const isCut =
          ['<meta content>', '<code>', '<bdi>', '<span>'].includes(where) &&
          cut.length > 0 &&
          payload.startsWith(begun);
        // News texts lose their markup.
        if (follows.startsWith('plain') || /^(news|feed)\./.test(field)) continue;
        if (follows.startsWith(payload) || isCut) labels.add(`${field} ${number}`);
        else problems.push(`${where} has after ${label}: ${follows.slice(0, payload.length + 20)}`);
      }
    }
  });
}
