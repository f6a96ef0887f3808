// Made in the shape of the European register's file, with its faults: a nameless column, line breaks in fields, addresses
// without a scheme.

export const REGISTER_HEAD =
  'ae_competentAuthority,ae_homeMemberState,ae_lei_name,ae_lei,ae_commercial_name,ae_website,ac_authorisationNotificationDate,ac_authorisationEndDate,ac_serviceCode,';

/** A record of the file. */
export function registerRow(
  company: string,
  lei: string,
  trade: string,
  site: string,
  { until = '', services = 'a. custody | b. platform' } = {},
): string {
  return `"Authority  of\nOne",AT,"${company}",${lei},"${trade}",${site},28/05/2025,${until},"${services}",`;
}

/** The text of a file with these records. */
export function registerFile(...rows: string[]): string {
  return `\ufeff${[REGISTER_HEAD, ...rows].join('\r\n')}\r\n`;
}

/** Records of other companies, each with a LEI of its own. */
export function otherRows(count: number): string[] {
  return Array.from({ length: count }, (_, n) =>
    registerRow(`Other ${n} GmbH`, String(n).padStart(20, '9'), '', `other-${n}.example`),
  );
}
