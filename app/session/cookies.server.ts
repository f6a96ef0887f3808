import { parse, serialize } from 'hono/utils/cookie';

/** Cookies for a session, for a sign-in that waits for its code, and for a browser that has signed in before. */
export type CookieName = 'session' | 'pending' | 'browser';

const BROWSER_IS_KNOWN_DAYS = 180;

/** Reads and writes the sign-in cookies; `__Host-` and `Secure` on https. */
export function signInCookies(origin: string) {
  const secure = origin.startsWith('https:');
  const fullName = (name: CookieName) => `${secure ? '__Host-' : ''}tabayyan-${name}`;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  /** From a request's `Cookie` header. */
  const readHeader = (header: string, name: CookieName): string | null => {
    const key = fullName(name);
    return parse(header, key)[key] || null;
  };
  return {
    readHeader,
    read: (request: Request, name: CookieName): string | null =>
      readHeader(request.headers.get('Cookie') ?? '', name),
    /** The `Set-Cookie` header that sets it. */
    set(name: CookieName, value: string): string {
      const persistent = { maxAge: BROWSER_IS_KNOWN_DAYS * 24 * 60 * 60 };
      return serialize(fullName(name), value, { ...common, ...(name === 'browser' && persistent) });
    },
    /** The `Set-Cookie` header that deletes it. */
    clear(name: CookieName): string {
      return serialize(fullName(name), '', { ...common, maxAge: 0 });
    },
  };
}
