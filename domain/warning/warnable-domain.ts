import { parse } from 'tldts';
import { domainOf, domainsAbove } from '#domain/address/domains.ts';
import { isRestricted } from '#domain/address/restricted-ending.ts';
import { isShared } from '#domain/outbound/shared-hosts.ts';
import { AUTHORITY_HOSTS } from './authority-hosts.ts';

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

/** A domain for comparison: ASCII, without `www.` and trailing dot; null where no one can own it or nobody alone does. */
export function warnableDomain(entry: string): string | null {
  const host = domainOf(entry);
  if (!host || isNeverWarned(host)) return null;
  return host;
}

/** Regulators, states and hosts that many share are never warned of by a machine. */
export function isNeverWarned(host: string): boolean {
  const { domain: registered, ...read } = parse(host, { allowPrivateDomains: true });
  const isPrivate = read.isPrivate === true;
  if (!registered || isRestricted(read.publicSuffix ?? '', { isPrivate })) return true;
  const isRegulators = domainsAbove(host).some((domain) => REGULATORS.has(domain));
  return isRegulators || isShared(registered);
}
