import type { Removal } from './removal.ts';

const judged = (named: string) =>
  ({ project: 'unit', file: 'domain/look-alike/judge.test.ts', named }) as const;
const asked = (named: string) =>
  ({ project: 'browser', file: 'tests/check.browser.test.ts', named }) as const;

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
];
