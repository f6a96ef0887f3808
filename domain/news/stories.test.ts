import { expect, test } from 'vitest';
import type { NewsArticle } from './article.ts';
import { uniqueStories } from './stories.ts';

let hour = 24;

// Each an hour older than the one before.
function article(url: string, title = `Story ${hour}`): NewsArticle {
  hour -= 1;
  return {
    id: url,
    title,
    body: '',
    source: 'A source',
    sourceImage: null,
    url,
    image: null,
    publishedAt: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
    language: 'en',
    categories: [],
  };
}

test.each([
  ['https://a.example/x', 'https://a.example/x?utm_source=rss&utm_medium=feed', 1],
  ['https://a.example/x', 'http://www.a.example/x/#comments', 1],
  ['https://a.example/x?a=1&b=2', 'https://a.example/x?b=2&fbclid=3&a=1', 1],
  ['https://a.example/x?id=1', 'https://a.example/x?id=2', 2],
  ['https://a.example/x', 'https://a.example/X', 2],
  ['https://a.example/x', 'https://b.example/x', 2],
])('%s and %s are %i', (first, second, count) => {
  expect(uniqueStories([article(first), article(second)])).toHaveLength(count);
});

test.each([
  ['Bitcoin rises!', 'BITCOIN  rises', 1],
  ['إيثيريوم ترتفع', 'ايثيريوم ترتفع', 1],
  ['Bitcoin rises', 'Bitcoin falls', 2],
  ['؟؟؟', '!!!', 2],
])('«%s» and «%s» are %i', (first, second, count) => {
  const both = [article('https://a.example/1', first), article('https://b.example/2', second)];
  expect(uniqueStories(both)).toHaveLength(count);
});

test('stories are sorted newest first, and the newest article of each stays', () => {
  const [newest, middle, oldest] = [
    article('https://a.example/3'),
    article('https://a.example/2'),
    article('https://a.example/3?utm_source=x', 'Another title'),
  ];
  expect(uniqueStories([oldest, middle, newest])).toEqual([newest, middle]);
});
