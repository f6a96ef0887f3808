import { decodeHTML } from 'entities';

// Elements whose line names them; other blocks begin a line too, but are not named.
const NAMED = new Set(
  'h1 h2 h3 h4 h5 h6 header nav main footer section article aside search form fieldset legend table caption tr th td ul ol li dl dt dd details summary dialog blockquote figure figcaption'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data dfn em i img input kbd label mark option q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const SPEAKING = new Set(
  'id href src srcset alt action method formaction name value type for placeholder required disabled checked selected readonly maxlength minlength min max step pattern autocomplete accept multiple aria-label aria-current aria-sort aria-invalid aria-hidden role lang dir hidden datetime title open scope colspan rowspan rel target download content property hreflang'.split(
    ' ',
  ),
);
// React's, by position.
const GENERATED_ID = /^_|«|:/;
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;

/** A rendered page as lines: its texts, links, forms and landmarks, without classes, wrappers, drawings and scripts. */
export function readableLines(html: string): string {
  const lines: string[] = [];
  let line = '';
  let drawings = 0;
  const endLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token, closing, rawName = '', attributes = ''] = match;
    const name = rawName.toLowerCase();
    // A drawing may hold others.
    if (name === 'svg') drawings += closing ? -1 : 1;
    if (name === 'svg' || drawings > 0) continue;
    if (!name) {
      if (!token.startsWith('<')) line += decodeHTML(token);
      continue;
    }
    if (name === 'script' || name === 'style') {
      const end = html.indexOf(`</${name}>`, TOKEN.lastIndex);
      const isLinkedData = attributes.includes('application/ld+json');
      if (isLinkedData) lines.push(...linkedData(html.slice(TOKEN.lastIndex, end)));
      TOKEN.lastIndex = end + name.length + 3;
      continue;
    }
    const shown = closing ? [] : speaking(attributes);
    const isStylesheet = name === 'link' && /stylesheet|preload/.test(attributes);
    if (!INLINE.has(name)) endLine();
    if (NAMED.has(name) && !closing) line = `${[name, ...shown].join(' ')}: `;
    else if (closing)
      line += INLINE.has(name) && name !== 'span' && name !== 'bdi' ? `‹/${name}›` : '';
    else if (shown.length > 0 && !isStylesheet) line += `‹${[name, ...shown].join(' ')}›`;
    else if (INLINE.has(name) && name !== 'span' && name !== 'bdi') line += `‹${name}›`;
    if (!INLINE.has(name) && (closing || VOID.has(name))) endLine();
  }
  endLine();
  return lines.join('\n');
}

function speaking(attributes: string): string[] {
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) => {
    const lower = name.toLowerCase();
    if (!SPEAKING.has(lower) || (lower === 'id' && GENERATED_ID.test(value))) return [];
    if (lower === 'for' && GENERATED_ID.test(value)) return [];
    return value === '' ? [lower] : [`${lower}=${JSON.stringify(decodeHTML(value))}`];
  });
}

function linkedData(json: string): string[] {
  return ['linked data:', ...JSON.stringify(JSON.parse(json), null, 1).split('\n')];
}
