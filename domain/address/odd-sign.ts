/**
 * Signs that no registry gives, at which programs end a link: an underscore or hyphen at an end of a label, and an empty label. At the
 * start of the whole host no program reads another one.
 */
const ODD_SIGNS = /[^a-z\d._-]|[_-]+(?=\.|$)|(?<=\.)[_-]+|\.(?=\.)/g;

/** Whether a host in ASCII has such a sign. */
export function hasOddSign(host: string): boolean {
  return partedAtOddSigns(host) !== host;
}

/** A host with spaces in their place: what is before one may be opened by itself. */
export function partedAtOddSigns(host: string): string {
  return host.replace(ODD_SIGNS, ' ');
}
