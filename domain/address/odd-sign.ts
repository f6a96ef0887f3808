/** Signs that no registry gives, at which programs end a link; an underscore or hyphen at the end of a label is one. */
const ODD_SIGNS = /[^a-z\d._-]|[_-]+(?=\.|$)/g;

/** Whether a host in ASCII has such a sign. */
export function hasOddSign(host: string): boolean {
  return partedAtOddSigns(host) !== host;
}

/** A host with spaces in their place: what is before one may be opened by itself. */
export function partedAtOddSigns(host: string): string {
  return host.replace(ODD_SIGNS, ' ');
}
