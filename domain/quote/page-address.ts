/** The address at which a program reads the text of a page: of a file in a repository, its raw text. */
export function readableAddress(url: string): string {
  const { hostname, pathname } = new URL(url);
  const parts = pathname.split('/');
  const [, owner, repository, view, ...file] = parts;
  if (hostname === 'github.com' && view === 'blob' && file.length > 1) {
    return `https://raw.githubusercontent.com/${owner}/${repository}/${file.join('/')}`;
  }
  if (hostname === 'gitlab.com' && pathname.includes('/-/blob/')) {
    return `https://gitlab.com${pathname.replace('/-/blob/', '/-/raw/')}`;
  }
  return url;
}

/** The address to which a page has moved; null: it is the same page in another spelling. */
export function movedTo(asked: string, answered: string): string | null {
  return spelling(asked) === spelling(answered) ? null : answered;
}

// Sites switch to https, to `www.` and to a slash at the end without moving a page.
function spelling(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\/(index\.html?)?$/, '');
  return `${hostname.replace(/^www\./, '')}${path}`.toLowerCase();
}

const SIGN_IN =
  /(?:^|[/._-])(?:log-?in|sign-?in|signup|sso|oauth2?|auth|session|consent|captcha|challenge|subscribe)(?:[/._?-]|$)/i;

/** Whether an address is that of a sign-in, a consent page or a challenge. */
export function isGateAddress(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return SIGN_IN.test(pathname) || /^(?:consent|login|auth|accounts?|sso)\./i.test(hostname);
}
