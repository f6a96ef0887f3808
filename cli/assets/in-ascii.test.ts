import { expect, test } from 'vitest';
import { inAscii } from './in-ascii.ts';

test('a program in ASCII has the same texts and expressions', () => {
  const programs = [
    `'حلال «halal» 😀'`,
    String.raw`"سلام \\م \م"`,
    String.raw`'بتكوين – É'.replace(/[\–]|É/g, '')`,
    `'بتكوين 😀'.replace(/[😀]/u, '')`,
    `({ اسم: 1 }).اسم // تعليق`,
  ];
  for (const program of programs) {
    const ascii = inAscii(program);
    expect(ascii).toMatch(/^[\0-\x7f]+$/);
    expect(run(ascii)).toEqual(run(program));
  }
});

function run(program: string): unknown {
  return new Function(`return (${program}\n)`)();
}
