import { parse } from 'tldts';
import { isShared } from '#domain/outbound/shared-hosts.ts';
import { AUTHORITY_HOSTS } from './authority-hosts.ts';

/** Endings that are given only to states, schools and treaty organisations. */
const RESTRICTED =
  /^(?:(?:edu|gov|gob|gouv|govt|gub|gv|mil)(?:\.[a-z]{2})?|ac\.[a-z]{2}|go\.(?:cr|id|jp|ke|kr|th|tz|ug)|int)$/;
/** Regulators, with those to whose pages the directory links. */
const REGULATORS = new Set(
  `iosco.org europa.eu fca.org.uk bafin.de bafin.com consob.it amf-france.org cnmv.es finma.ch fma.gv.at fsma.be
  cssf.lu afm.nl centralbank.ie mfsa.mt cysec.gov.cy qfcra.com
  cbe.org.eg bdl.gov.lb bkam.ma cma.org.om btrc.gov.bd nfa.futures.org finra.org asic.gov.au pcma.ps
  a-tvp.si aifc.kz asc.ca asfromania.ro bcsc.bc.ca bvifsc.vg cba.am cbfa.be cmfchile.cl cmvm.pt cnb.cz dfsa.dk fi.se
  financialregulator.ie finanstilsynet.dk fsaseychelles.sc fsc.bg fsc.gi fscmauritius.org ftnet.dk gfsc.gg gov.im
  gov.on.ca hcmc.gr invested.hk iomfsa.im jerseyfsc.org lautorite.qc.ca lb.lt mfsa.com.mt osc.ca sc.com.my scmn.me
  sec.or.th sfc.hk the-fca.org.uk twsa.org.tw`
    .split(/\s+/)
    .concat('vzbv.de', 'justizadressen.nrw.de', AUTHORITY_HOSTS),
);
const MAX_ENTRY_LENGTH = 2_000;

/** A domain for comparison: ASCII, without `www.` and trailing dot; null where no one can own it or nobody alone does. */
export function warnableDomain(entry: string): string | null {
  const host = hostOf(entry);
  if (!host || isNeverWarned(host)) return null;
  return host;
}

/** The domain that somebody has registered; null for a shared ending or an IP address. */
export function registeredDomain(host: string): string | null {
  return parse(host, { allowPrivateDomains: true }).domain;
}

/** The host and the domains above it, down to the registered one. */
export function domainsAbove(host: string): string[] {
  const registered = registeredDomain(host);
  if (!registered) return [];
  const labels = host.slice(0, -registered.length).split('.').filter(Boolean);
  return [...labels.keys(), labels.length].map((from) =>
    [...labels.slice(from), registered].join('.'),
  );
}

// Words without a full stop match too: a pattern that skipped them would try each of their letters as a beginning.
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:[.。．｡][\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)*/gu;

/** All domains in any text, such as a message. */
export function hostsIn(text: string): string[] {
  return [...new Set([...eachHostIn(text)].filter((host) => host !== null))];
}

/** The same word for word, for a long text such as a register's file; null: the word is none. */
export function* eachHostIn(text: string): Generator<string | null> {
  const written = text.replace(/hxxp/gi, 'http').replace(/\[\.\]|\(\.\)|\[dot\]/gi, '.');
  for (const [word] of written.matchAll(WORDS)) {
    yield /[.。．｡]/.test(word) ? hostOf(word) : null;
  }
}

/** Regulators, states and hosts that many share are never warned of by a machine. */
export function isNeverWarned(host: string): boolean {
  const { domain: registered, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (!registered || RESTRICTED.test(publicSuffix ?? '')) return true;
  const isRegulators = domainsAbove(host).some((domain) => REGULATORS.has(domain));
  return isRegulators || isShared(registered);
}

function hostOf(entry: string): string | null {
  const written = entry
    .trim()
    .replace(/\[\.\]|\(\.\)/g, '.')
    .replace(/^[a-z]*:\/\//i, '');
  if (written === '' || written.length > MAX_ENTRY_LENGTH || /[\s@]/.test(written)) return null;
  const host = URL.parse(`https://${written}`)
    ?.hostname.replace(/\.$/, '')
    .replace(/^www\./, '');
  if (!host) return null;
  const { isIp, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  return !isIp && domain && (isIcann || isPrivate) ? host : null;
}
