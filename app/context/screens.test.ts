import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { screens as visitedScreens } from '#tests/browser/screens.ts';
import { loadRoutes } from '#tests/rig/public-screens.ts';
import { pathPattern, screensOf } from './screens.ts';

const routes = await loadRoutes();
const screens = screensOf(routes);
const withComponent = Object.entries(routes).filter(([, { module }]) => 'default' in module);
const pages = screensOf(Object.fromEntries(withComponent));

test('every public route states its screen, but for the frame, what is not found, and suggestions', () => {
  const unstated = Object.values(routes).filter(
    ({ file, module }) => file.startsWith('routes/site/') && !('screen' in module),
  );
  expect(new Set(unstated.map(({ file }) => file))).toEqual(
    new Set(['routes/site/frame.tsx', 'routes/site/not-found.tsx', 'routes/site/search-answer.ts']),
  );
});

test('no screen of the admin is public', () => {
  const admin = Object.entries(routes).filter(([, { file }]) => file.startsWith('routes/admin/'));
  expect(admin.length).toBeGreaterThan(20);
  expect(screensOf(Object.fromEntries(admin))).toEqual([]);
});

test.each(pages)(
  'browser tests visit $path, and find it indexed if the sitemap has it',
  ({ path, sitemap }) => {
    const pattern = new RegExp(`^${pathPattern(path)}$`);
    const visited = visitedScreens('en').filter(
      ({ barePath, status }) => status === 200 && pattern.test(barePath),
    );
    expect(visited).not.toEqual([]);
    expect(visited.some(({ isIndexed }) => isIndexed)).toBe(sitemap !== false);
  },
);

test('each entry of the site’s search has its own words', () => {
  const words = screens.flatMap(({ search }) => search?.words ?? []);
  expect(words.toSorted()).toEqual(Object.keys(en.search.words).toSorted());
});
