import type { Removal } from './removal.ts';

const judged = (named: string) =>
  ({ project: 'unit', file: 'domain/look-alike/judge.test.ts', named }) as const;
const asked = (named: string) =>
  ({ project: 'browser', file: 'tests/check.browser.test.ts', named }) as const;

const named = (test: string) =>
  ({ project: 'browser', file: 'tests/names.browser.test.ts', named: test }) as const;
const added = (test: string) =>
  ({ project: 'integration', file: 'domain/look-alike/check.db.test.ts', named: test }) as const;
const sameLooking = (test: string) =>
  ({
    project: 'integration',
    file: 'domain/look-alike/same-looking.db.test.ts',
    named: test,
  }) as const;
const CHECKED = {
  project: 'integration',
  file: 'domain/look-alike/check.db.test.ts',
  named: 'is not taken for the one that is written so',
} as const;

/** What is pasted, and what is told of it. */
export const LOOK_ALIKES: readonly Removal[] = [
  {
    protects: 'What is pasted is no link.',
    file: 'app/check/pasted.tsx',
    from: 'if (!code) return text;',
    to: 'if (!code) return <a href={text}>{text}</a>;',
    red: asked('no link is made of'),
  },
  {
    protects: 'What is pasted is never asked for.',
    file: 'app/check/load-check.server.ts',
    from: "if (q === '') return null;",
    to: "if (q === '') return null;\n  await fetch(q).catch(() => {});",
    red: asked('it is read and never opened'),
  },
  {
    protects: 'Of what is pasted no more is read than a link has.',
    file: 'app/check/check-query.ts',
    from: '.slice(0, LONGEST_PASTED)',
    to: '',
    red: { project: 'unit', file: 'app/check/check-query.test.ts', named: 'so many letters' },
  },
  {
    protects: 'What turns text round is not repeated.',
    file: 'domain/look-alike/pieces.ts',
    from: "return { text: '', like: null, code: unicodeName(letter) };",
    to: 'return { text: letter, like: null, code: unicodeName(letter) };',
    red: asked('what turns text round'),
  },
  {
    protects: 'The field that asks again does not hold what turns text round.',
    file: 'domain/look-alike/asked.ts',
    from: '.filter((letter) => !isHidden(letter))',
    to: '',
    red: asked('what turns text round'),
  },
  {
    protects: 'Answers are none of a search engine’s.',
    file: 'app/site/check.tsx',
    from: "...(hasAsked ? [{ name: 'robots', content: 'noindex' }] : []),",
    to: '',
    red: asked('search engines keep the page'),
  },
  {
    protects: 'A database that is gone does not make the real one unknown.',
    file: 'app/site/check.tsx',
    from: 'return orEmpty(log, load, { checked: null, hasFailed: true });',
    to: `const never = () => load().catch(() => ({ checked: null, hasFailed: false }));
  return orEmpty(log, never, { checked: null, hasFailed: true });`,
    red: {
      project: 'browser',
      file: 'tests/failure.browser.test.ts',
      named: 'what somebody has pasted',
    },
  },
  {
    protects: 'An address that browsers and others read otherwise is nobody’s.',
    file: 'domain/look-alike/judge.ts',
    from: 'return asked.isAmbiguous ? UNREADABLE : judgeLink(asked, find);',
    to: 'return judgeLink(asked, find);',
    red: judged('is not read as an address of anybody'),
  },
  {
    protects: 'An account of the same name elsewhere is not the real one.',
    file: 'domain/look-alike/judge.ts',
    from: 'services.some((each) => each === service)',
    to: 'Boolean(service ?? services)',
    red: judged('what looks like one is told by how it differs'),
  },
  {
    protects: 'A domain under the same host of many is not the real one.',
    file: 'domain/look-alike/address.ts',
    from: 'allowPrivateDomains: true',
    to: 'allowPrivateDomains: false',
    red: judged('what looks like one is told by how it differs'),
  },
  {
    protects: 'Letters of other alphabets do not make a name another.',
    file: 'domain/look-alike/confusables.ts',
    from: '[...likes].map(',
    to: '[...likes].slice(0, 0).map(',
    red: judged('what looks like one is told by how it differs'),
  },
  {
    protects: 'Small capitals do not make a name another.',
    file: 'domain/look-alike/confusables.ts',
    from: "n: 'пɴ',",
    to: "n: 'п',",
    red: judged('what looks like one is told by how it differs'),
  },
  {
    protects: 'A listing of last year is not said to be younger than a year.',
    file: 'domain/red-flag/red-flags.ts',
    from: "if (years <= 0) return [{ name: 'age', established }];",
    to: "if (years <= 1) return [{ name: 'age', established }];",
    red: { project: 'unit', file: 'domain/red-flag/red-flags.test.ts', named: 'age' },
  },
  {
    protects: 'A coin kept at a dollar is not told of for being traded.',
    file: 'domain/red-flag/red-flags.ts',
    from: 'if (price !== null && Math.abs(price - 1) <= DOLLAR_RANGE) return null;',
    to: '',
    red: { project: 'unit', file: 'domain/red-flag/red-flags.test.ts', named: 'kept at a dollar' },
  },
  {
    protects: 'What changes while listings are read is read too.',
    file: 'domain/look-alike/kept-marks.ts',
    from: 'if (!isOld || running.count > LARGE) return running;',
    to: 'return running;',
    red: {
      project: 'integration',
      file: 'domain/look-alike/check.db.test.ts',
      named: 'in the midst of reading',
    },
  },
  {
    protects: 'A stored name with hidden characters is not called the real one beside it.',
    file: 'domain/look-alike/check.ts',
    from: 'const official = visible.length > 0 ? visible : found;',
    to: 'const official = found;',
    red: CHECKED,
  },
  {
    protects: 'A stored name with hidden characters is not what something looks like.',
    file: 'domain/look-alike/marks.ts',
    from: "return Boolean(name) && findHidden(name ?? '', 'line').length === 0;",
    to: 'return Boolean(name);',
    red: CHECKED,
  },
  {
    protects: 'A name that looks like another listing’s is not added without a warning.',
    file: 'app/editing/form/save-listing.server.ts',
    from: 'if (isUnconfirmed(warning) && !(await hasAdded(db, key))) {',
    to: 'if (db === null) {',
    red: named('is warned of with a link'),
  },
  {
    protects: 'A name that looks like another listing’s is not saved without a warning.',
    file: 'app/editing/form/save-listing.server.ts',
    from: 'if (!value || isUnconfirmed(warning)) {',
    to: 'if (!value) {',
    red: named('without scripts, too'),
  },
  {
    protects: 'A name that looks like another listing’s is not translated without a warning.',
    file: 'app/editing/translations/translations.server.ts',
    from: 'if (nameWarning && !nameWarning.isConfirmed) {',
    to: "if (nameWarning && id === '') {",
    red: named('where texts are translated'),
  },
  {
    protects: 'What is confirmed of one listing’s name is not confirmed of another’s.',
    file: 'app/editing/same-looking/warn-of-names.server.ts',
    from: 'asked.every((one) => confirmed.has(one))',
    to: 'asked.length > 0 && form.has(CONFIRMED)',
    red: named('says nothing of another'),
  },
  {
    protects: 'A form that is sent twice is not warned of what it has added.',
    file: 'app/editing/form/save-listing.server.ts',
    from: 'isUnconfirmed(warning) && !(await hasAdded(db, key))',
    to: 'isUnconfirmed(warning) && (await hasAdded(db, key)) !== null',
    red: {
      project: 'browser',
      file: 'tests/coin-form.browser.test.ts',
      named: 'sent twice at once',
    },
  },
  {
    protects: 'Letters drawn alike make no new name.',
    file: 'domain/look-alike/same-looking.ts',
    from: 'look ? find(look).filter',
    to: 'look === name ? find(look).filter',
    red: {
      project: 'integration',
      file: 'domain/look-alike/same-looking.db.test.ts',
      named: 'a name is taken for another one',
    },
  },
  {
    protects: 'A letter of another script in a Latin word makes no new name.',
    file: 'domain/look-alike/same-looking.ts',
    from: 'latinReadings(name).map(',
    to: '(latinReadings.length > 1 ? [] : [name]).map(',
    red: sameLooking('with letters of another script in a Latin word'),
  },
  {
    protects: 'An Arabic or Chinese name beside a Latin ticker raises no false warning.',
    file: 'domain/look-alike/mixed-scripts.ts',
    from: 'foreign.length < latin.length ? foreign : []',
    to: 'latin.length > 0 ? foreign : []',
    red: sameLooking('but not where scripts stand side by side'),
  },
  {
    protects: 'The readings of a name in mixed scripts are bounded.',
    file: 'domain/look-alike/mixed-scripts.ts',
    from: 'MOST_FOREIGN_LETTERS = 3;',
    to: 'MOST_FOREIGN_LETTERS = 4;',
    red: {
      project: 'unit',
      file: 'domain/look-alike/mixed-scripts.test.ts',
      named: 'a name with many of them',
    },
  },
  {
    protects: 'A name with a mark added to a letter is not called the real one.',
    file: 'domain/look-alike/check.ts',
    from: "&& !hasAddedMark(text, name ?? '')",
    to: "&& hasAddedMark(text, name ?? '') !== null",
    red: added('makes a look-alike of it'),
  },
  {
    protects: 'Tatweel in a Latin name is a difference.',
    file: 'domain/look-alike/added-mark.ts',
    from: String.raw`\p{Script=Latin}[\p{M}\u0640]|\u0640\p{Script=Latin}`,
    to: String.raw`\p{Script=Latin}\p{M}`,
    red: added('makes a look-alike of it'),
  },
  {
    protects: 'Vowel marks and tatweel in an Arabic name are no difference.',
    file: 'domain/look-alike/added-mark.ts',
    from: "if (!MARKED_LATIN.test(text.normalize('NFKD'))) return false;",
    to: "if (MARKED_LATIN.test('')) return false;",
    red: added('and none is there in'),
  },
  {
    protects: 'A name typed without some of its own marks is the real one.',
    file: 'domain/look-alike/added-mark.ts',
    from: 'difference.pairs.some(({ code }) => code !== null)',
    to: 'difference.pairs.length > 0',
    red: added('and none is there in'),
  },
  {
    protects: 'A mark before the first letter of a name is a difference.',
    file: 'domain/look-alike/letters.ts',
    from: "replace(LEADING_MARKS, '$2$1')",
    to: "replace(LEADING_MARKS, '$1$2')",
    red: added('makes a look-alike of it'),
  },
];
