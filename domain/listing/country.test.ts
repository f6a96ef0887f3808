import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country/countries.ts';
import { countryName, regionName } from './country.ts';

test.each([
  ['Switzerland', 'سويسرا', 'Switzerland'],
  ['switzerland', 'سويسرا', 'Switzerland'],
  ['United Arab Emirates', 'الإمارات', 'United Arab Emirates'],
  ['UAE', 'الإمارات', 'United Arab Emirates'],
  ['USA', 'الولايات المتحدة', 'United States'],
  ['UK', 'المملكة المتحدة', 'United Kingdom'],
  ['Turkey', 'تركيا', 'Türkiye'],
  ['Hong Kong', 'هونغ كونغ', 'Hong Kong'],
  ['St Lucia', 'سانت لوسيا', 'St Lucia'],
  ['St. Lucia', 'سانت لوسيا', 'St Lucia'],
  ['No country', 'لا تتبع بلدًا بعينه', 'No country'],
])('%s is named in the language of the reader', (stored, arabic, english) => {
  expect(countryName(stored, 'ar')).toBe(arabic);
  expect(countryName(stored, 'en')).toBe(english);
});

test.each(['Atlantis', 'Decentralized', 'constructor', '__proto__', ''])(
  '%j, which is no country we know, stays as it is stored',
  (stored) => {
    expect(countryName(stored, 'ar')).toBe(stored);
    expect(countryName(stored, 'en')).toBe(stored);
  },
);

test('a country has the name of the page on its law', () => {
  for (const { code, name } of COUNTRIES) {
    expect([regionName(code, 'en'), regionName(code, 'ar')]).toEqual([name.en, name.ar]);
    expect(countryName(name.en, 'ar')).toBe(name.ar);
  }
});
