import { queryHref } from '#app/ui/query.ts';

const DASHBOARD = '/admin/dashboard';
const SIGN_IN = '/admin/login';

/** The page after a sign-in: the requested admin page, else the dashboard; never another site. */
export function nextPage(requested: string | null): string {
  // Refuses backslashes, spaces and control characters, which browsers normalise.
  if (!requested || !/^\/admin\/[^\\\s\p{Cc}]+$/u.test(requested)) return DASHBOARD;
  const { pathname, search } = new URL(requested, 'https://site.invalid');
  const isPage = /^\/admin\/(?!login(\/|$)|logout(\/|$))[^/]/i.test(pathname);
  return isPage && !pathname.includes('//') ? pathname + search : DASHBOARD;
}

/** The address of the sign-in that leads to `next`. */
export function loginPath(next: string | null, more: Record<string, string> = {}): string {
  const page = nextPage(next);
  const isExplicit = page !== DASHBOARD || next === DASHBOARD;
  const query = new URLSearchParams({ ...more, ...(isExplicit && { next: page }) });
  return queryHref(SIGN_IN, query);
}

/** Whether an address of ours is that of the sign-in, whatever it leads to. */
export function isLoginPath(address: string): boolean {
  return address.split('?', 1)[0] === SIGN_IN;
}

/** The address of the sign-in that says that the account is not an editor's, and leads to `next`. */
export function notEditorPath(next: string | null): string {
  return loginPath(next, { problem: 'not-editor' });
}
