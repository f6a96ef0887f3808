import { MOMENT, type Words } from './words.ts';

/** The place of the list on the offline page; the server writes there that it is empty. */
const SLOT = /(<section id="saved-pages"[^>]*>).*?(?=<\/section>)/s;
/** The site's name at the end of each page's title. */
const PRODUCT = / \| [^|]*$/;

/** An offline copy as the offline page lists it. */
export interface OfflineCopy {
  address: string;
  /** Escaped HTML. */
  title: string;
  /** When the site sent it. */
  date: Date;
  visitedMs: number;
}

/** An offline copy with its date in a bar on top and a note beside each verdict: none must pass for current. */
export function showCopy(page: string, date: Date, words: Words): string {
  return withBar(page, words, withMoment(words.savedPage, date, words));
}

/** The offline page with the list of copies; `isFallback`: in place of a page that was not saved, with a bar that says so. */
export function listCopies(
  page: string,
  copies: OfflineCopy[],
  words: Words,
  isFallback: boolean,
): string {
  const listed =
    copies.length === 0 ? page : page.replace(SLOT, (_, slot) => slot + listOf(copies, words));
  return isFallback ? withBar(listed, words, escapeHtml(words.notSaved)) : withoutReact(listed);
}

/** The title of a page without the site's name, as markup. */
export function pageTitleOf(page: string): string {
  return (/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '').replace(PRODUCT, '');
}

/** Paths of the styles and fonts of a page. */
export function filesOf(page: string): string[] {
  const links = page.matchAll(/ href="(\/assets\/[^"/]+\.(?:css|woff2))"/g);
  return [...new Set([...links].map(([, path = '']) => path))];
}

function withBar(page: string, words: Words, message: string): string {
  const bar =
    `<aside class="copy-bar"><p>${message}</p>` +
    `<p><a class="link" href="">${escapeHtml(words.tryAgain)}</a> ` +
    `<a class="link" href="${words.page}">${escapeHtml(words.all)}</a></p></aside>`;
  return withoutReact(page)
    .replaceAll(' data-verdict=""', () => ` data-verdict="${escapeHtml(words.copy)}"`)
    .replace(/<body[^>]*>/, (tag) => tag + bar);
}

// The attribute stops start-react.ts: React would show fresh figures beside old ones.
function withoutReact(page: string): string {
  return page.replace('<html', '<html data-offline-copy=""');
}

function listOf(copies: OfflineCopy[], words: Words): string {
  const rows = copies.map(({ address, title, date }) => {
    const name = title || escapeHtml(address);
    const link = `<a class="row-link" href="${escapeHtml(address)}"><bdi>${name}</bdi></a>`;
    return `<li>${link} <span>${withMoment(words.from, date, words)}</span></li>`;
  });
  const button = `<button class="button">${escapeHtml(words.remove)}</button>`;
  return `<ul class="card">${rows.join('')}</ul><form method="post" action="${words.page}">${button}</form>`;
}

function withMoment(text: string, date: Date, { locale }: Words): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const moment = `<time datetime="${date.toISOString()}">${escapeHtml(format.format(date))}</time>`;
  return escapeHtml(text).replace(MOMENT, () => moment);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
