import { Hono } from 'hono';
import { DAY_MS } from '#domain/time/day.ts';

/** RFC 9116, 2.5.5 recommends less than a year. */
const GOOD_FOR_DAYS = 365;

/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerability reports, valid for a year from today. */
export function securityText({ contact, origin }: { contact: string; origin: string }): Hono {
  const startOfDayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const expires = new Date(startOfDayMs + GOOD_FOR_DAYS * DAY_MS);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ar, en',
    // RFC 9116 requires https.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ];
  const text = `${lines.join('\n')}\n`;
  const routes = new Hono();
  routes.get('/.well-known/security.txt', (c) =>
    c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  return routes;
}
