import type { Removal } from './removal.ts';

const texts = (named: string) =>
  ({ project: 'browser', file: 'tests/hostile-texts.browser.test.ts', named }) as const;
const everyone = (named: string) =>
  ({ project: 'browser', file: 'tests/same-for-everyone.browser.test.ts', named }) as const;
const pictures = (named: string) =>
  ({ project: 'unit', file: 'domain/image/clean-picture.test.ts', named }) as const;

/** What is shown, and to whom. */
export const SHOWN: readonly Removal[] = [
  {
    protects: 'No text ends the script that a page’s data stands in.',
    file: 'app/hydration/hydration.tsx',
    from: "JSON.stringify(plan).replaceAll('<', '\\\\u003c')",
    to: 'JSON.stringify(plan)',
    red: texts('of the site'),
  },
  {
    protects: 'A listing’s text is text to its readers.',
    file: 'app/listing/ruling-box.tsx',
    from: 'text-pretty">{listing.reason}</p>',
    to: 'text-pretty" dangerouslySetInnerHTML={{ __html: listing.reason }} />',
    red: texts('of the site'),
  },
  {
    protects: 'What another editor has saved stands beside one’s own as text.',
    file: 'app/editing/form/theirs.tsx',
    from: `      >
        {shownText(name, text) || <span className="text-muted">(empty)</span>}
      </p>`,
    to: '        dangerouslySetInnerHTML={{ __html: shownText(name, text) }}\n      />',
    red: texts('a form is answered with'),
  },
  {
    protects: 'A name on the market is text.',
    file: 'app/market/market-table.tsx',
    from: `        >
          {name}
        </bdi>`,
    to: '          dangerouslySetInnerHTML={{ __html: name }}\n        />',
    red: texts('of the site'),
  },
  {
    protects: 'A link of the news leads to a page and runs nothing.',
    file: 'domain/news/article.ts',
    from: 'const url = webAddress(text?.trim() ?? null)?.href ?? null;',
    to: 'const url = webAddress(text?.trim() ?? null)?.href ?? text ?? null;',
    red: texts('of the site'),
  },
  {
    protects: 'A browser does not take data for a page.',
    file: 'http/common-headers.ts',
    from: "['X-Content-Type-Options', 'nosniff'],",
    to: '',
    red: texts('what is no page'),
  },
  {
    protects: 'A public page is not told who asks for it.',
    file: 'http/server.ts',
    from: '      if (!(await pages.answerPage(request, answer))) {',
    to: `      parts.links = { ...parts.links, startTrading: 'https://x.example/' + request.headers.cookie };
      if (!(await pages.answerPage(request, answer))) {`,
    red: everyone('leaves no trace'),
  },
  {
    protects: 'A public page is the same to who has a cookie.',
    file: 'http/pages.ts',
    from: 'if (!known && !isScreen(address)) return false;',
    to: 'if (!isScreen(address) || request.headers.cookie) return false;',
    red: everyone('what else a request says does not change'),
  },
  {
    protects: 'The other language of a path is on this site.',
    file: 'app/i18n/localized-path.ts',
    from: "replace(/^[/\\\\]+/, '')",
    to: "replace(/^[/\\\\]/, '')",
    red: { project: 'browser', file: 'tests/language-toggle.browser.test.ts' },
  },
  {
    protects: 'Nobody can foresee a code.',
    file: 'domain/admin/code.ts',
    from: 'String(randomInt(1_000_000))',
    to: 'String(Math.floor(Math.random() * 1_000_000))',
    red: { project: 'unit', file: 'domain/admin/code.test.ts', named: 'could be guessed' },
  },
  {
    protects: 'A picture says nothing of where and by whom it was taken.',
    file: 'domain/image/clean-picture.ts',
    from: '.autoOrient()',
    to: '.autoOrient()\n      .keepMetadata()',
    red: pictures('where and by whom'),
  },
  {
    protects: 'A picture of many frames is refused.',
    file: 'domain/image/clean-picture.ts',
    from: 'pages > MAX_FRAMES ?',
    to: 'pages > 10 * MAX_FRAMES ?',
    red: pictures('1,000 frames'),
  },
  {
    protects: 'Of many frames one is decoded.',
    file: 'domain/image/clean-picture.ts',
    from: `limitInputPixels: maxPixelsOf(format),
      pages: 1,`,
    to: `limitInputPixels: false,
      pages: -1,`,
    red: pictures('stands still'),
  },
];
