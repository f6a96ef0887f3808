import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { isShared } from '#domain/outbound/shared-hosts.ts';
import { type Account, accountAt } from './accounts.ts';

/** The parts of an address that tell its owner. Names are as readers see them, not in Punycode. */
export interface Address {
  /** As requested by a browser, in Punycode where needed. */
  ascii: string;
  host: string;
  /** The registrable domain: `evil.example` of `binance.com.evil.example`. Null for an IP address or a local name. */
  domain: string | null;
  /** The registrant's own label: `evil`. */
  label: string;
  /** The ending: `.example`. */
  ending: string;
  /** The subdomain: `binance.com`. */
  subdomain: string;
  /** Anybody can register a subdomain of this ending, as of `github.io`. */
  isHosted: boolean;
  /** Anybody can have an account on it. */
  isShared: boolean;
  account: Account | null;
}

/** The owner's domain of the address at `url`, and its parts. */
export function addressOf(url: URL): Address {
  // Browsers open names that no registry would give, such as `a-.example.com`: their owner is that of the domain.
  const read = parse(url.hostname, { allowPrivateDomains: true, validateHostname: false });
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

// A label that is not Punycode stays as it is.
function readable(host: string): string {
  return host.includes('xn--') ? domainToUnicode(host) || host : host;
}
