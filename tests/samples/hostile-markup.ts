import { FIELD_LIMITS } from '#domain/listing/form-rule.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { type Listing, TEXT_FIELDS, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { FIELDS, PLAIN_FIELDS, storedText } from '#domain/listing/plain-field.ts';
import { ratedBySoundness } from '#domain/soundness/soundness.ts';
import { RULING_FIELDS, rulingsWithTexts, soundnessWithTexts } from './hostile-rulings.ts';
import { newListing } from './listings.ts';

/** Texts that a page without escaping would read as markup, a script, a template or a part of an address. */
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

/** A text for a field: its label (`[en.name 3]`) and the payload of that number, or a plain word as long instead. */
export type FieldText = (field: string, number: number) => string;

export const hostile: FieldText = (field, number) => `[${field} ${number}] ${PAYLOADS[number]}`;
export const harmless: FieldText = (field, number) =>
  `[${field} ${number}] ${'plain'.padEnd(PAYLOADS[number]?.length ?? 0, 'n')}`;

/** The plain fields that take any text of a line; `marketId` has to be the market's. */
export const FREE_FIELDS = PLAIN_FIELDS.filter((name) => {
  const { stored, longest = 0 } = FIELDS[name] as { stored: unknown; longest?: number };
  return stored === storedText && longest >= FIELD_LIMITS.line && name !== 'marketId';
});

/** The fields of a listing that take any text. */
export const TEXT_FIELD_NAMES = [
  ...TEXT_LANGUAGES.flatMap((language) => TEXT_FIELDS.map((field) => `${language}.${field}`)),
  ...FREE_FIELDS,
  ...RULING_FIELDS,
];

/** A listing with every one of `numbers` in each of its texts, and the first in each of its addresses. */
export function listingWithTexts(
  textFor: FieldText,
  { kind, id, numbers }: { kind: Kind; id: string; numbers: readonly number[] },
): Listing {
  const textsOf = (field: string, between: string) =>
    numbers.map((number) => textFor(field, number)).join(between);
  const textsIn = (language: string) =>
    Object.fromEntries(
      TEXT_FIELDS.map((field) => [
        field,
        textsOf(`${language}.${field}`, field === 'name' ? ' ' : '\n'),
      ]),
    );
  const address = (number: number) => addressesWithTexts(textFor, number).whitepaper;
  const listing = newListing({
    kind,
    id,
    texts: { en: textsIn('en'), ar: textsIn('ar'), tr: textsIn('tr') },
    ...Object.fromEntries(FREE_FIELDS.map((name) => [name, textsOf(name, ' ')])),
    rulings: rulingsWithTexts(textFor, { kind, numbers, address }),
    soundness: soundnessWithTexts(textFor, { numbers, address }),
    ...addressesWithTexts(textFor, numbers[0] ?? 0),
  });
  return ratedBySoundness(listing);
}

/** Valid addresses with the payload after the host. */
export function addressesWithTexts(textFor: FieldText, number: number) {
  // Addresses contain no spaces.
  const end = textFor('', number).replaceAll(/[\s\\\p{C}\u2028\u2029]/gu, '');
  return {
    image: `/logos/${end}`,
    website: `https://coin.example/${end}`,
    reddit: `https://www.reddit.com/${end}`,
    github: `https://github.com/${end}`,
    telegram: `https://t.me/${end}`,
    whitepaper: `https://coin.example/?${end}`,
  };
}
