import { expect, test } from 'vitest';
import { isolatePercentages } from './isolate-percentages.ts';

test.each([
  ['تحرق الشبكة 27.6% من رسومها.', ['27.6%']],
  ['نحو 5%، و25% لغيرهم (12%).', ['5%', '25%', '12%']],
  ['هبط -3% ثم ارتفع +1,250.5%', ['-3%', '+1,250.5%']],
  ['من 10–15% إلى 20%-30%', ['10–15%', '20%-30%']],
  ['بين 5% و7%', ['5%', '7%']],
])('percentages in Arabic run left to right: %s', (text, percentages) => {
  const isolated = isolatePercentages(text);
  expect(isolated.match(/\u2066[^\u2069]*\u2069/g)).toEqual(
    percentages.map((percentage) => `\u2066${percentage}\u2069`),
  );
  expect(isolated.replace(/[\u2066\u2069]/g, '')).toBe(text);
});

test.each([
  ['an English text', 'It burns 27.6% of its fees.'],
  ['an Arabic text without one', 'أطلقت عام 2020، وسعرها 3.5 دولار.'],
  ['an isolated percentage', 'نحو \u20665%\u2069 منها'],
  ['an address', 'في https://ar.wikipedia.org/wiki/%D8%A8%88%D9%84 وصفها'],
])('%s stays as it is', (_, text) => {
  expect(isolatePercentages(text)).toBe(text);
});
