import { parse, serialize } from 'hono/utils/cookie';

/** The browser's three marks: signed in; password right and code to come; signed in here before. */
export type Mark = 'session' | 'pending' | 'browser';

const BROWSER_IS_KNOWN_DAYS = 180;

/** Reads and writes the sign-in cookies; `__Host-` and `Secure` where the site is at https. */
export function signInCookies(origin: string) {
  const secure = origin.startsWith('https:');
  const nameOf = (mark: Mark) => `${secure ? '__Host-' : ''}tabayyan-${mark}`;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  /** From a request's `Cookie` header. */
  const readHeader = (header: string, mark: Mark): string | null => {
    const name = nameOf(mark);
    return parse(header, name)[name] || null;
  };
  return {
    readHeader,
    read: (request: Request, mark: Mark): string | null =>
      readHeader(request.headers.get('Cookie') ?? '', mark),
    /** A `Set-Cookie` that sets the mark. */
    set(mark: Mark, value: string): string {
      const lasting = { maxAge: BROWSER_IS_KNOWN_DAYS * 24 * 60 * 60 };
      return serialize(nameOf(mark), value, { ...common, ...(mark === 'browser' && lasting) });
    },
    /** A `Set-Cookie` that takes it away. */
    clear(mark: Mark): string {
      return serialize(nameOf(mark), '', { ...common, maxAge: 0 });
    },
  };
}
