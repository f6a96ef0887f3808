import type { Removal } from './removal.ts';

const MODES = { project: 'browser', file: 'tests/accessible-modes.browser.test.ts' } as const;
const WALK = { project: 'browser', file: 'tests/keyboard-walk.browser.test.ts' } as const;
const ALOUD = { project: 'browser', file: 'tests/reading-aloud.browser.test.ts' } as const;

/** What keeps nobody out: forced colours, no motion, a low window, the keyboard. */
export const ACCESSIBLE: readonly Removal[] = [
  {
    protects: 'in forced colours the chosen filter looks like the others',
    file: 'app/style.css',
    from: 'a[aria-current],\n    [role="option"][aria-selected="true"] {',
    to: '[role="option"][aria-selected="true"] {',
    red: { ...MODES, named: 'what is chosen is told' },
  },
  {
    protects: 'in forced colours drawings are lost on the ground',
    file: 'app/style.css',
    from: 'color: inherit !important;\n    }\n    a[aria-current]',
    to: '}\n    a[aria-current]',
    red: { ...MODES, named: 'what is chosen is told' },
  },
  {
    protects: 'who wants no motion gets it all the same',
    file: 'app/style.css',
    from: 'transition: none !important;',
    to: '',
    red: { ...MODES, named: 'every screen fits' },
  },
  {
    protects: 'at 400 % the bars leave no room to read',
    file: 'app/editing/form/save-bar.tsx',
    from: ' low:static',
    to: '',
    red: { ...MODES, named: 'so does every screen of an editor' },
  },
  {
    protects: 'a button of a form stands under the bar while it has the focus',
    file: 'app/style.css',
    from: 'scroll-padding-block-end: 8rem;',
    to: '',
    red: { ...MODES, named: 'what sticks covers nothing' },
  },
  {
    protects: 'what has the focus stands under a menu left open',
    file: 'app/frame/site-header.tsx',
    from: 'onBlur={closeOnLeaving}',
    to: '',
    red: { ...MODES, named: 'a menu closes once' },
  },
  {
    protects: 'a single key opens the search of who has turned it off',
    file: 'app/frame/before-paint.ts',
    from: ': isStroke && isOn();',
    to: ': isStroke;',
    red: { ...WALK, named: 'the key of the search is turned off' },
  },
  {
    protects: 'the box says that a key works which was turned off',
    file: 'app/frame/before-paint.ts',
    from: "if (box instanceof HTMLInputElement) box.checked = localStorage.getItem(key) !== 'off';",
    to: '',
    red: { ...WALK, named: 'the key of the search is turned off' },
  },
  {
    protects: 'in a narrow window figures of the markets are nowhere to be had',
    file: 'app/style.css',
    from: 'display: table-cell !important;',
    to: '',
    red: { ...MODES, named: 'the markets table shows all' },
  },
  {
    protects: 'the page is as wide as the table that was to scroll in it',
    file: 'app/market/market-table.tsx',
    from: 'card relative overflow-x-auto',
    to: 'card overflow-x-auto',
    red: { ...MODES, named: 'the markets table shows all' },
  },
  {
    protects: 'stars are read out as figures of nothing',
    file: 'app/ui/stars.tsx',
    from: ': text.rating.spoken(shown)',
    to: ': text.rating.outOf5(shown)',
    red: { ...ALOUD, named: 'the pages are read out' },
  },
  {
    protects: 'a question does not say of what it asks',
    file: 'app/editing/over-list.tsx',
    from: '      aria-describedby={describedBy}\n',
    to: '',
    red: { ...ALOUD, named: 'a question' },
  },
  {
    protects: 'figures renew themselves for a reader who wants them to stay',
    file: 'app/market/use-live-figures.ts',
    from: ' || isStopped()',
    to: '',
    red: {
      project: 'browser',
      file: 'tests/market-live.browser.test.ts',
      named: 'keeps the figures it has',
    },
  },
];
