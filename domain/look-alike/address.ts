import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { type Account, accountAt, isShared } from './accounts.ts';

/** Whose an address is: a domain and what it is made of. Names in them are as a reader sees them, not in Punycode. */
export interface Address {
  /** As a browser goes to it, in Punycode where it is not plain. */
  ascii: string;
  host: string;
  /** What somebody has registered: `evil.example` of `binance.com.evil.example`. Null for a number, or one's own machine. */
  domain: string | null;
  /** Its own part: `evil`. */
  label: string;
  /** Its ending: `.example`. */
  ending: string;
  /** What stands before it: `binance.com`. */
  subdomain: string;
  /** Anybody can have an address with this ending, as with `github.io`. */
  isHosted: boolean;
  /** Anybody can have an account there. */
  isShared: boolean;
  account: Account | null;
}

/** Whose the address at `url` is. */
export function addressOf(url: URL): Address {
  const read = parse(url.hostname, { allowPrivateDomains: true });
  const domain = read.domain && readable(read.domain);
  const shared = domain !== null && isShared(domain);
  return {
    ascii: url.hostname,
    host: readable(url.hostname),
    domain,
    label: readable(read.domainWithoutSuffix ?? ''),
    ending: read.publicSuffix ? `.${readable(read.publicSuffix)}` : '',
    subdomain: readable(read.subdomain ?? ''),
    isHosted: read.isPrivate === true,
    isShared: shared,
    account: shared ? accountAt(domain, url) : null,
  };
}

// A name that is no Punycode stays as it is.
function readable(host: string): string {
  return host.includes('xn--') ? domainToUnicode(host) || host : host;
}
