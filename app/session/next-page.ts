const DASHBOARD = '/admin/dashboard';

/** Where a sign-in leads: the admin page that was asked for, else the dashboard; never off the site. */
export function nextPage(asked: string | null): string {
  // What is no page, or what a browser would read in another way than we do.
  if (!asked || !/^\/admin\/[^\\\s\p{Cc}]+$/u.test(asked)) return DASHBOARD;
  const { pathname, search } = new URL(asked, 'https://site.invalid');
  const isPage = /^\/admin\/(?!login(\/|$)|logout(\/|$))[^/]/i.test(pathname);
  return isPage && !pathname.includes('//') ? pathname + search : DASHBOARD;
}

/** The sign-in that leads there. */
export function loginPath(next: string | null, more: Record<string, string> = {}): string {
  const page = nextPage(next);
  const isAsked = page !== DASHBOARD || next === DASHBOARD;
  const query = new URLSearchParams({ ...more, ...(isAsked && { next: page }) });
  return query.size > 0 ? `/admin/login?${query}` : '/admin/login';
}
