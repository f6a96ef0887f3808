import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (...ownScripts: string[]) =>
  contentSecurityPolicy(ownScripts)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

describe('the policy of a page', () => {
  test('allows each inline script by its hash, once', () => {
    expect(scriptsOf('one()', '\n two()\n', 'one()')).toBe(
      `script-src 'self' ${hashOf('one()')} ${hashOf('\n two()\n')}`,
    );
  });

  test('hashes the UTF-8 bytes of a script', () => {
    expect(scriptsOf('say("تبيَّن")')).toContain(hashOf('say("تبيَّن")'));
  });

  test('allows only script files of the site if the page has no inline scripts', () => {
    expect(scriptsOf()).toBe("script-src 'self'");
  });

  test('allows nothing by default, nothing inline and nothing from other origins', () => {
    const policy = contentSecurityPolicy(['one()']);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  });
});

describe('the security headers', () => {
  function newSite(options: { https: boolean; policy: boolean }) {
    const site = new Hono();
    site.use(securityHeaders(options));
    site.get('/', (c) => {
      c.set('ownScripts', ['one()']);
      return c.html('<script>one()</script><script>planted()</script>');
    });
    site.get('/unrendered', (c) => c.html('<script>planted()</script>'));
    site.get('/json', (c) => c.json({}));
    site.get('/fails', () => {
      throw new Error('planted');
    });
    site.onError((_, c) => c.text('failed', 500));
    return site;
  }

  test.each(['/', '/json', '/nothing-here', '/fails'])(
    'are on the response of %s',
    async (path) => {
      const { headers } = await newSite({ https: true, policy: true }).request(path);
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Strict-Transport-Security') ?? '').toMatch(/max-age=\d{8}/);
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );

  test.each([
    ['/', `'self' ${hashOf('one()')};`],
    ['/unrendered', "'self';"],
  ])('allow only the scripts that the page was rendered with: %s', async (path, sources) => {
    const { headers } = await newSite({ https: false, policy: true }).request(path);
    expect(headers.get('Content-Security-Policy')).toContain(`; script-src ${sources}`);
  });

  test('of a response that is no page allow nothing, in less than 500 bytes', async () => {
    const { headers } = await newSite({ https: false, policy: true }).request('/json');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    const bytes = [...headers].join('').length;
    expect(bytes).toBeLessThan(500);
  });

  test('have no Strict-Transport-Security if the site is not on https', async () => {
    const { headers } = await newSite({ https: false, policy: true }).request('/');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});
