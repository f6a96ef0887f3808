import type { Removal } from './removal.ts';

const LINK = 'domain/listing/link.ts';
const LINK_TEST = 'domain/listing/link.test.ts';
const DISPLAY = 'domain/listing/display.ts';
const DISPLAY_TEST = 'domain/listing/display.test.ts';
const RULE = 'domain/listing/form-rule.ts';
const FORM_TEST = 'domain/listing/listing-form.test.ts';
const HIDDEN = 'domain/text/hidden-characters.ts';
const HIDDEN_TEST = 'domain/text/hidden-characters.test.ts';
const DATA = {
  project: 'integration',
  file: 'cli/data/hidden-characters.db.test.ts',
} as const;

/** Texts and addresses that somebody typed or some service sent. */
export const TEXTS: readonly Removal[] = [
  {
    protects: 'What has a name in Unicode and is drawn as nothing is a hidden character.',
    file: HIDDEN,
    from: String.raw`\u2800\uFFFC\u{1D159}]`,
    to: String.raw`\u2800]`,
    red: { project: 'unit', file: HIDDEN_TEST, named: 'is found and taken out' },
  },
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
    protects: 'a name in a form has characters that nobody can see',
    file: RULE,
    from: "onlyVisible('line').refine",
    to: 'z.string().refine',
    red: { project: 'unit', file: FORM_TEST, named: 'is refused, named and placed' },
  },
  {
    protects: 'a text in a form has characters that nobody can see',
    file: RULE,
    from: "onlyVisible('prose').refine",
    to: 'z.string().refine',
    red: { project: 'unit', file: FORM_TEST, named: 'is refused, named and placed' },
  },
  {
    protects: 'a symbol with a character that nobody can see is refused without a word about it',
    file: 'domain/listing/listing-form.ts',
    from: "  .pipe(onlyVisible('line'))\n",
    to: '',
    red: { project: 'unit', file: FORM_TEST, named: 'is refused, named and placed' },
  },
  {
    protects: 'a name is refused for the joiners Arabic needs',
    file: HIDDEN,
    from: '  if (JOINERS.test(character) && ARABIC.test(before) && ARABIC.test(after)) return true;\n',
    to: '',
    red: { project: 'unit', file: FORM_TEST, named: 'the joiner' },
  },
  {
    protects: 'an English name has joiners that nobody can see',
    file: HIDDEN,
    from: 'ARABIC.test(before) && ARABIC.test(after)) return true;',
    to: 'before && after) return true;',
    red: { project: 'unit', file: HIDDEN_TEST, named: 'and nowhere else in a name' },
  },
  {
    protects: 'fillers and variation selectors are taken for something one sees',
    file: HIDDEN,
    from: String.raw`\p{Default_Ignorable_Code_Point}`,
    to: '',
    red: { project: 'unit', file: HIDDEN_TEST, named: 'is found and taken out' },
  },
  {
    protects: 'control characters get into a name',
    file: HIDDEN,
    from: String.raw`[\p{Cc}\p{Cf}`,
    to: String.raw`[\p{Cf}`,
    red: { project: 'unit', file: FORM_TEST, named: 'NUL and other control characters' },
  },
  {
    protects: 'an import brings hidden characters in',
    file: 'domain/listing/import.ts',
    from: 'const { value: raw, found } = withoutHiddenTexts(given);',
    to: 'const { value: raw, found } = { ...withoutHiddenTexts(given), value: given };',
    red: { ...DATA, named: 'takes hidden characters out of texts' },
  },
  {
    protects: 'an import changes texts without saying so',
    file: 'cli/data/import.ts',
    from: '  sayFirst(read.cleaned, say);\n',
    to: '',
    red: { ...DATA, named: 'takes hidden characters out of texts' },
  },
  {
    protects: 'an import makes another address of one',
    file: 'domain/listing/hidden-texts.ts',
    from: 'if (IDENTIFIERS.has(key)) return [key, part];',
    to: '',
    red: { ...DATA, named: 'another address' },
  },
  {
    protects: 'a restore brings hidden characters back',
    file: 'domain/listing/clean-listings.ts',
    from: '    await overwriteListing(db, after);\n',
    to: '',
    red: { ...DATA, named: 'takes hidden characters out of names' },
  },
  {
    protects: 'a restore makes rulings others than their ledger has',
    file: 'domain/listing/clean-listings.ts',
    from: 'isRulingKept(before, value) ? value : withReasonsOf(before, value)',
    to: 'isRulingKept(before, value) ? value : value',
    red: { ...DATA, named: 'the ledger holds' },
  },
  {
    protects: 'a restore keeps quiet about hidden characters in the ledger',
    file: 'cli/data/hidden-in-backup.ts',
    from: 'if (found) hidden.left.push(`entry',
    to: 'if (!found) hidden.left.push(`entry',
    red: { ...DATA, named: 'the ledger holds' },
  },
  {
    protects: 'the history puts a name with hidden characters back',
    file: 'domain/listing/edit.ts',
    from: 'withoutHiddenTexts(undone.before).value',
    to: 'undone.before',
    red: {
      project: 'integration',
      file: 'domain/listing/edit.db.test.ts',
      named: 'put back without them',
    },
  },
  {
    protects: 'a machine’s Arabic has characters that no form takes',
    file: 'domain/translation/service.ts',
    from: ".overwrite((made) => withoutHidden(made, 'prose'))",
    to: '',
    red: {
      project: 'unit',
      file: 'domain/translation/translator.test.ts',
      named: 'leaves hidden characters behind',
    },
  },
  {
    protects: 'an editor’s public name has characters that nobody can see',
    file: 'cli/account-commands.ts',
    from: 'if (hidden) throw new OperatorError',
    to: 'if (!name) throw new OperatorError',
    red: { project: 'integration', file: 'cli/admin.db.test.ts', named: 'a public name has no' },
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
