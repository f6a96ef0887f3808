import type { Kind } from '#domain/listing/kind.ts';
import { type Listing, TEXT_FIELDS, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { markedRulings, RULING_FIELDS } from './hostile-rulings.ts';
import { newListing } from './listings.ts';

/** Ways to become markup, a script, a template's or an address's part, or another line of it. */
export const PAYLOADS = [
  '<script>window.hacked=1</script>',
  '</textarea><script>window.hacked=1</script>',
  '</title><script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror=window.hacked=1>',
  '<IMG SRC=x ONERROR="window.hacked=1">',
  '"><img src=x onerror=window.hacked=1>',
  "'><img src=x onerror=window.hacked=1>",
  '<svg onload=window.hacked=1>',
  '<svg><script>window.hacked=1</script></svg>',
  '<svg><animate onbegin=window.hacked=1 attributeName=x dur=1s>',
  '<math><mi xlink:href="javascript:window.hacked=1">x</mi></math>',
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '<iframe src="javascript:window.hacked=1">',
  '<body onload=window.hacked=1>',
  '<input autofocus onfocus=window.hacked=1>',
  '<select autofocus onfocus=window.hacked=1>',
  '<details open ontoggle=window.hacked=1>',
  '<video><source onerror=window.hacked=1></video>',
  '<audio src=x onerror=window.hacked=1>',
  '<object data="javascript:window.hacked=1">',
  '<embed src="javascript:window.hacked=1">',
  '<form action="javascript:window.hacked=1"><button>x</button></form>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<a href="jav&#x09;ascript:window.hacked=1">x</a>',
  '<style>@import "https://evil.example";</style>',
  '<link rel=stylesheet href=https://evil.example>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<!--<script>window.hacked=1</script>-->',
  '<![CDATA[<script>window.hacked=1</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
  '<template><script>window.hacked=1</script></template>',
  '" onfocus="window.hacked=1" autofocus="',
  "' onmouseover='window.hacked=1",
  '` onload=`window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '\u0024{window.hacked=1}',
  '\\u003cscript\\u003ewindow.hacked=1',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  'x\u2028\u2029window.hacked=1//',
];

/** A text for a field, with the payload of that number or a plain word in its place; both say which they are. */
export type Mark = (field: string, number: number) => string;

export const hostile: Mark = (field, number) => `[${field} ${number}] ${PAYLOADS[number]}`;
export const harmless: Mark = (field, number) => `[${field} ${number}] plain`;

/** The fields of a listing that take any text. */
export const MARKED_FIELDS = [
  ...TEXT_LANGUAGES.flatMap((language) => TEXT_FIELDS.map((field) => `${language}.${field}`)),
  'country',
  ...RULING_FIELDS,
];

/** A listing with each of these payloads in each of its texts, and one in each of its addresses. */
export function markedListing(
  mark: Mark,
  { kind, id, numbers }: { kind: Kind; id: string; numbers: number[] },
): Listing {
  const say = (field: string, between: string) =>
    numbers.map((number) => mark(field, number)).join(between);
  const textsIn = (language: string) =>
    Object.fromEntries(
      TEXT_FIELDS.map((field) => [
        field,
        say(`${language}.${field}`, field === 'name' ? ' ' : '\n'),
      ]),
    );
  return newListing({
    kind,
    id,
    texts: { en: textsIn('en'), ar: textsIn('ar'), tr: textsIn('tr') },
    country: say('country', ' '),
    rulings: markedRulings(mark, {
      kind,
      numbers,
      address: (number) => markedAddresses(mark, number).whitepaper,
    }),
    ...markedAddresses(mark, numbers[0] ?? 0),
  });
}

/** Addresses on the hosts they are to be on, with the payload in what follows. */
export function markedAddresses(mark: Mark, number: number) {
  // With a space in it, it is no address.
  const end = mark('', number).replaceAll(/[\s\\\p{C}\u2028\u2029]/gu, '');
  return {
    image: `/logos/${end}`,
    website: `https://coin.example/${end}`,
    reddit: `https://www.reddit.com/${end}`,
    github: `https://github.com/${end}`,
    telegram: `https://t.me/${end}`,
    whitepaper: `https://coin.example/?${end}`,
  };
}
