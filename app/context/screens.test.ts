import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { screens as visitedScreens } from '#tests/browser/screens.ts';
import { loadRoutes } from '#tests/rig/public-screens.ts';
import { pathPattern, screensOf } from './screens.ts';

const routes = await loadRoutes();
const screens = screensOf(routes);
const withComponent = Object.entries(routes).filter(([, { module }]) => 'default' in module);
const pages = screensOf(Object.fromEntries(withComponent));

test('every public route except frame, missing pages and suggestions exports its screen', () => {
  const withoutScreen = Object.values(routes).filter(
    ({ file, module }) => file.startsWith('routes/site/') && !('screen' in module),
  );
  expect(new Set(withoutScreen.map(({ file }) => file))).toEqual(
    new Set([
      'routes/site/frame.tsx',
      'routes/site/not-found.tsx',
      'routes/site/search-suggestions.ts',
    ]),
  );
});

test('no admin screen is public', () => {
  const admin = Object.entries(routes).filter(([, { file }]) => file.startsWith('routes/admin/'));
  expect(admin.length).toBeGreaterThan(20);
  expect(screensOf(Object.fromEntries(admin))).toEqual([]);
});

test.each(pages)(
  'browser tests visit $path, which is indexed if the sitemap lists it',
  ({ path, sitemap }) => {
    const pattern = new RegExp(`^${pathPattern(path)}$`);
    const visited = visitedScreens('en').filter(
      ({ barePath, status }) => status === 200 && pattern.test(barePath),
    );
    expect(visited).not.toEqual([]);
    expect(visited.some(({ isIndexed }) => isIndexed)).toBe(sitemap !== false);
  },
);

test('each page in the site’s search has its own search words', () => {
  const words = screens.flatMap(({ search }) => search?.words ?? []);
  expect(words.toSorted()).toEqual(Object.keys(en.search.words).toSorted());
});
