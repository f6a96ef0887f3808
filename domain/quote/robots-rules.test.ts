import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { readRobots } from './robots-rules.ts';

const isAllowed = (text: string, path: string) =>
  readRobots(text, 'Tabayyan')(`https://host.example${path}`);

describe('a robots.txt', () => {
  test.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['user-AGENT : *\r\ndisallow : /a # private', '/a/b', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    // Our own group counts alone.
    ['User-agent: *\nDisallow: /\nUser-agent: tabayyan/1.0\nAllow: /a', '/b', true],
    ['User-agent: other\nUser-agent: Tabayyan\nDisallow: /a', '/a', false],
    ['User-agent: Tabayyan\nCrawl-delay: 9\n\nUser-agent: *\nDisallow: /', '/a', true],
    // The longest pattern decides, and of two the one that allows.
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/terms.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/terms.pdf?x', true],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /*a*a$', '/a', true],
    ['User-agent: *\nDisallow: /*?lang=*&x', '/a?lang=ar&x=1', false],
    ['User-agent: *\nDisallow: /شروط', `/${encodeURIComponent('شروط')}`, false],
    ['User-agent: *\nDisallow: /%d8%b4', '/%D8%B4', false],
  ])('%j lets us read %s: %s', (text, path, isIt) => {
    expect(isAllowed(text, path)).toBe(isIt);
  });

  test.each([
    ['agents', `${'user-agent: a\n'.repeat(15_000)}${'disallow: /x\n'.repeat(22_000)}`],
    ['rules', `User-agent: *\n${'Disallow: /*a*a*a*a*b\n'.repeat(22_000)}`],
    ['stars', `User-agent: *\nDisallow: /${'*'.repeat(499_000)}b`],
  ])('of half a megabyte of %s is read in less than a second', async (_, text) => {
    const tookMs = await cpuMs(() => {
      expect(isAllowed(text, `/${'a'.repeat(2_000)}`)).toBe(true);
    });
    expect(tookMs).toBeLessThan(1_000);
  });
});
