import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Services, startServices } from '#tests/outages/services.ts';
import { PATHS } from '#tests/requests/paths.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const BROWSER_FILES = resolve(import.meta.dirname, '../../build/client');
/** Elements whose addresses a browser loads, and forms, to which it sends input. */
const LOADING =
  /<(?:script|img|source|iframe|embed|object|video|audio|track|input|use|image|form|button)\b[^>]*>/g;
const LINK = /<link\b[^>]*>/g;
const NOT_LOADED = /\brel="(?:canonical|alternate)"/;
const ADDRESS = /\s(?:src|href|srcset|imagesrcset|poster|data|action|formaction)="([^"]*)"/gi;

let services: Services;
let site: Site;
let cookie: string;
/** Addresses loaded by any page. */
const loaded = new Set<string>();

beforeAll(async () => {
  services = await startServices();
  const { environment, outside } = services;
  site = await startSite('starter', { environment, outside });
  ({ cookie } = await signedInEditor(site));
});
afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

test.each([...PATHS.public, ...PATHS.admin])(
  '%s loads nothing from other origins',
  async (path) => {
    const headers = { cookie: PATHS.admin.includes(path) ? cookie : '' };
    const response = await fetch(site.url + path, { headers });
    const page = await response.text();
    const addresses = addressesIn(page);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(new URL(address, site.url).origin, address).toBe(site.url);
      loaded.add(new URL(address, site.url).href);
    }
    expect(sourcesIn(response.headers.get('Content-Security-Policy'))).toEqual([]);
    expect(page).not.toContain('style="');
  },
);

test('pages load the files of the build unchanged, and files with a hash are immutable', async () => {
  const files = [...loaded].map((address) => new URL(address).pathname).filter(isBuilt);
  expect(files.length).toBeGreaterThan(20);
  const waiting = [...files];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.status, path).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readFileSync(join(BROWSER_FILES, path))), path).toBe(true);
    if (path.startsWith('/assets/')) {
      expect(path).toMatch(/[-/][\w-]{8}\.\w+$/);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
    }
    if (/\.(js|css)$/.test(path)) waiting.push(...importsIn(String(bytes), path));
  }
  // Some files import others.
  expect(seen.size).toBeGreaterThan(files.length);
});

function addressesIn(page: string): string[] {
  const links = (page.match(LINK) ?? []).filter((tag) => !NOT_LOADED.test(tag));
  const tags = [...(page.match(LOADING) ?? []), ...links];
  const attributes = tags.flatMap((tag) =>
    [...tag.matchAll(ADDRESS)].map(([, value = '']) => value),
  );
  // Modules that scripts in the page import.
  const modules = page.match(/\/assets\/[\w.-]+/g) ?? [];
  return [...attributes.flatMap((value) => value.split(', ')), ...modules]
    .map((value) => value.replaceAll('&amp;', '&').trim().split(' ')[0] ?? '')
    .filter((address) => address !== '' && !address.startsWith('#'));
}

/** Sources in a policy other than the site itself and script hashes. */
function sourcesIn(policy: string | null): string[] {
  const sources = (policy ?? 'no policy').split('; ').flatMap((rule) => rule.split(' ').slice(1));
  return sources.filter((source) => !/^'(?:self|none|sha256-[\w+/=]+)'$/.test(source));
}

function isBuilt(path: string): boolean {
  return existsSync(join(BROWSER_FILES, path)) && path !== '/';
}

function importsIn(text: string, from: string): string[] {
  const named = [
    ...text.matchAll(/["'(](\.\/|\/assets\/|assets\/)([\w.-]+\.(?:js|css|woff2))["')]/g),
  ];
  expect(text, from).not.toMatch(/(?:import|from|url)\s*\(?["']?https?:/);
  return named.map(([, , name]) => `/assets/${name}`);
}
