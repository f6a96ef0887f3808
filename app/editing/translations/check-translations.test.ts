import { expect, test } from 'vitest';
import { NO_TEXTS } from '#domain/listing/listing.ts';
import {
  checkTexts,
  readOrigins,
  readTexts,
  type TextsByName,
  textsByName,
} from './check-translations.ts';

const REASON = 'It earns nothing from interest.';
const stored = textsByName({
  en: { ...NO_TEXTS, name: 'Coin', description: 'A coin.', reason: REASON },
  ar: { ...NO_TEXTS, pros: 'أول \n\nثان' },
});
const check = (change: Partial<TextsByName>, over = stored) =>
  checkTexts({ ...over, ...change }, over);

test('texts are saved a language each; one without texts is left out', () => {
  const { errors, texts } = check({ 'ar.name': ' عملة ' });
  expect(errors).toEqual({});
  expect(texts.ar?.name).toBe('عملة');
  expect(texts.tr).toBeUndefined();
});

test('English that is there cannot be emptied', () => {
  expect(check({ 'en.name': ' ', 'en.description': '', 'en.reason': '' }).errors).toEqual({
    'en.name': 'Name is required',
    'en.description': 'Description is required',
    'en.reason': 'Reason for category is required',
  });
});

test('English that was never there may stay away', () => {
  expect(check({}, textsByName({})).errors).toEqual({});
});

test('an English reason has at least 20 characters, a translation any number', () => {
  expect(check({ 'en.reason': 'x'.repeat(19) }).errors).toEqual({
    'en.reason': 'Reason should be at least 20 characters',
  });
  expect(check({ 'en.reason': 'x'.repeat(20), 'ar.reason': 'حلال' }).errors).toEqual({});
});

test('a text nobody touched stays as it is stored, letter by letter', () => {
  const form = new FormData();
  for (const [name, text] of Object.entries(stored)) {
    form.set(name, text.replaceAll('\n', '\r\n'));
  }
  expect(checkTexts(readTexts(form), stored).texts.ar?.pros).toBe('أول \n\nثان');
});

test('a form that lacks fields, or sends files for texts, is read as empty', () => {
  const form = new FormData();
  form.set('ar.name', new File(['x'], 'x'));
  form.set('en.nonsense', 'x');
  expect(readTexts(form)).toEqual(textsByName({}));
});

test('confirmed texts are read by language and field', () => {
  const form = new FormData();
  for (const name of ['confirmed.ar.reason', 'confirmed.tr.name', 'confirmed.x.y']) {
    form.set(name, 'on');
  }
  expect(readOrigins(form)).toEqual({ ar: { reason: 'confirmed' }, tr: { name: 'confirmed' } });
});
