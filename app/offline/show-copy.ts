import { MOMENT, type Words } from './words.ts';

/** Where the offline page has its list, and says meanwhile that there is nothing in it. */
const SLOT = /(<div id="kept-pages">).*?(?=<\/div>)/s;
/** Behind the title of each page. */
const PRODUCT = / \| [^|]*$/;

/** A kept page as the list has it. */
export interface KeptPage {
  address: string;
  /** As it stood in the page: markup already. */
  title: string;
  /** When the site gave it. */
  said: Date;
  visitedMs: number;
}

/** A kept page with its age said on top and beside each verdict, so that none can be taken for today's. */
export function showKept(page: string, said: Date, words: Words): string {
  return marked(page, words, withMoment(words.kept, said, words));
}

/** The offline page with the list of what is kept; in the place of another page it says that this one is not. */
export function listKept(page: string, kept: KeptPage[], words: Words, isInstead: boolean): string {
  const listed =
    kept.length === 0 ? page : page.replace(SLOT, (_, slot) => slot + listOf(kept, words));
  return isInstead ? marked(listed, words, escapeHtml(words.notKept)) : asKept(listed);
}

/** The title of a page without the site's name, as markup. */
export function titleOf(page: string): string {
  return (/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '').replace(PRODUCT, '');
}

/** Styles and fonts that a page names. */
export function filesOf(page: string): string[] {
  const named = page.matchAll(/ href="(\/assets\/[^"/]+\.(?:css|woff2))"/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}

function marked(page: string, words: Words, says: string): string {
  const bar =
    `<aside class="kept-bar"><p>${says}</p>` +
    `<p><a class="link" href="">${escapeHtml(words.tryAgain)}</a> ` +
    `<a class="link" href="${words.page}">${escapeHtml(words.all)}</a></p></aside>`;
  return asKept(page)
    .replaceAll(' data-verdict=""', () => ` data-verdict="${escapeHtml(words.copy)}"`)
    .replace(/<body[^>]*>/, (tag) => tag + bar);
}

// By this mark React is not started: it would put fresh figures beside kept ones.
function asKept(page: string): string {
  return page.replace('<html', '<html data-kept=""');
}

function listOf(kept: KeptPage[], words: Words): string {
  const rows = kept.map(({ address, title, said }) => {
    const name = title || escapeHtml(address);
    const link = `<a class="link" dir="auto" href="${escapeHtml(address)}">${name}</a>`;
    return `<li>${link} <span>${withMoment(words.from, said, words)}</span></li>`;
  });
  const button = `<button class="button">${escapeHtml(words.remove)}</button>`;
  return `<ul>${rows.join('')}</ul><form method="post" action="${words.page}">${button}</form>`;
}

function withMoment(text: string, said: Date, { locale }: Words): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const moment = `<time datetime="${said.toISOString()}">${escapeHtml(format.format(said))}</time>`;
  return escapeHtml(text).replace(MOMENT, () => moment);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
