import { expect, test } from 'vitest';
import { publisherView } from './publisher.ts';

const NOT_SET = { name: undefined, url: undefined, texts: { en: [], ar: [] } };

test('a publisher that is not set has neither name nor text', () => {
  expect(publisherView(NOT_SET, 'ar')).toEqual({
    name: null,
    url: null,
    paragraphs: [],
    language: 'ar',
    direction: 'rtl',
  });
});

test('a publisher with an address and no name is named by its host', () => {
  const url = 'https://foundation.example/who';
  expect(publisherView({ ...NOT_SET, url }, 'en')).toMatchObject({
    name: 'foundation.example',
    url,
  });
});

test('a text is shown in the language of the page', () => {
  const texts = { en: ['Who we are.'], ar: ['من نحن.'] };
  expect(publisherView({ ...NOT_SET, texts }, 'ar')).toMatchObject({
    paragraphs: ['من نحن.'],
    language: 'ar',
  });
});

test.each([
  ['en', { en: [], ar: ['من نحن.'] }, 'ar', 'rtl'],
  ['ar', { en: ['Who we are.'], ar: [] }, 'en', 'ltr'],
] as const)(
  'a text that is missing in %s is shown in the other language',
  (page, texts, language, direction) => {
    const publisher = { ...NOT_SET, texts: { en: [...texts.en], ar: [...texts.ar] } };
    expect(publisherView(publisher, page)).toMatchObject({
      paragraphs: publisher.texts[language],
      language,
      direction,
    });
  },
);
