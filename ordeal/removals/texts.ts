import type { Removal } from './removal.ts';

const LINK = 'domain/listing/link.ts';
const LINK_TEST = 'domain/listing/link.test.ts';
const DISPLAY = 'domain/listing/display.ts';
const DISPLAY_TEST = 'domain/listing/display.test.ts';
const RULE = 'domain/listing/form-rule.ts';
const FORM_TEST = 'domain/listing/listing-form.test.ts';

/** Texts and addresses that somebody typed or some service sent. */
export const TEXTS: readonly Removal[] = [
  {
    protects: 'an address runs a script',
    file: LINK,
    from: String.raw`!/^https?:\/\//i.test(text) || `,
    to: '',
    red: { project: 'unit', file: LINK_TEST, named: 'an address that could do harm is no link' },
  },
  {
    protects: 'an address is another one for the browser than for the reader',
    file: LINK,
    from: String.raw` || /[\s\\\p{C}]/u.test(text)`,
    to: '',
    red: { project: 'unit', file: LINK_TEST, named: 'an address that could do harm is no link' },
  },
  {
    protects: 'an address has a name before its host that looks like the host',
    file: LINK,
    from: "const plain = url.username === '' && url.password === '';",
    to: 'const plain = true;',
    red: { project: 'unit', file: LINK_TEST, named: 'an address that could do harm is no link' },
  },
  {
    protects: 'an address that ends like reddit.com counts as on it',
    file: LINK,
    from: 'url.hostname.endsWith(`.${host}`)',
    to: 'url.hostname.endsWith(host)',
    red: { project: 'unit', file: LINK_TEST, named: 'an address on a site' },
  },
  {
    protects: 'an address that begins like reddit.com counts as on it',
    file: LINK,
    from: 'url.hostname.endsWith(`.${host}`)',
    to: 'url.hostname.startsWith(`${host}.`)',
    red: { project: 'unit', file: LINK_TEST, named: 'an address on a site' },
  },
  {
    protects: 'a handle leads to another page',
    file: LINK,
    from: '/^@?([A-Za-z0-9_]{1,15})$/',
    to: '/^@?(.*)$/',
    red: { project: 'unit', file: LINK_TEST, named: 'is no handle' },
  },
  {
    protects: 'an address planted in the database is a link',
    file: DISPLAY,
    from: "['whitepaper', webAddress(listing.whitepaper)],",
    to: "['whitepaper', URL.parse(listing.whitepaper ?? '')],",
    red: { project: 'unit', file: DISPLAY_TEST, named: 'planted in any field gives none' },
  },
  {
    protects: 'what is not on Reddit is shown as Reddit',
    file: DISPLAY,
    from: "addressOn('reddit.com', listing.reddit)",
    to: 'webAddress(listing.reddit)',
    red: { project: 'unit', file: DISPLAY_TEST, named: 'is no link to Reddit' },
  },
  {
    protects: 'a picture is loaded from another host by a path',
    file: DISPLAY,
    from: String.raw`/^\/(?![/\\\s])/.test(image)`,
    to: String.raw`/^\//.test(image)`,
    red: { project: 'unit', file: DISPLAY_TEST, named: 'is shown from our site, if at all' },
  },
  {
    protects: 'a form takes an address that runs a script',
    file: 'domain/listing/listing-form.ts',
    from: "const webLink = link(LONGEST.address, webAddress, 'Please enter a valid URL');",
    to: "const webLink = link(LONGEST.address, URL.parse, 'Please enter a valid URL');",
    red: { project: 'unit', file: FORM_TEST, named: 'each rule has the message of the spec' },
  },
  {
    protects: 'a name turns the text around it',
    file: RULE,
    from: String.raw`/[\u202a-\u202e\u2066-\u2069]/;`,
    to: '/(?!)/;',
    red: { project: 'unit', file: FORM_TEST, named: 'in a name is refused' },
  },
  {
    protects: 'a name is refused for the joiners Arabic needs',
    file: RULE,
    from: String.raw`/[\u202a-\u202e\u2066-\u2069]/;`,
    to: String.raw`/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/;`,
    red: { project: 'unit', file: FORM_TEST, named: 'the joiner or mark' },
  },
  {
    protects: 'control characters get into a name',
    file: RULE,
    from: String.raw`const CONTROL_CHARACTERS = /\p{Cc}/u;`,
    to: 'const CONTROL_CHARACTERS = /(?!)/u;',
    red: { project: 'unit', file: FORM_TEST, named: 'NUL and other control characters' },
  },
  {
    protects: 'a text has no end',
    file: RULE,
    from: '[...text].length <= longest',
    to: '[...text].length >= 0',
    red: { project: 'unit', file: FORM_TEST, named: 'texts that are too long' },
  },
  {
    protects: 'a path leads to another site in the other language',
    file: 'app/i18n/localized-path.ts',
    from: String.raw`.replace(/^[/\\]+/, '')`,
    to: String.raw`.replace(/^\//, '')`,
    red: {
      project: 'unit',
      file: 'app/i18n/localized-path.test.ts',
      named: 'no path leads off the site',
    },
  },
  {
    protects: 'news turn the text around them',
    file: 'domain/news/plain-text.ts',
    from: 'return visibleText(text);',
    to: 'return text;',
    red: { project: 'unit', file: 'domain/news/plain-text.test.ts' },
  },
  {
    protects: 'news are shown with their markup',
    file: 'domain/news/plain-text.ts',
    from: 'for (let pass = 0; pass < 2; pass += 1) text = withoutMarkup(decodeHTMLStrict(text));',
    to: 'for (let pass = 0; pass < 2; pass += 1) text = decodeHTMLStrict(text);',
    red: { project: 'unit', file: 'domain/news/plain-text.test.ts' },
  },
];
