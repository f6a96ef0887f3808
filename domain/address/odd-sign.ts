/**
 * Signs that no registry gives and programs end a link at: all but letters, digits and `._-`, an underscore or hyphen at an end of a
 * label, and an empty label. An underscore or hyphen at the start of the whole host cuts nothing off.
 */
const ODD_SIGNS = /[^a-z\d._-]|[_-]+(?=\.|$)|(?<=\.)[_-]+|\.(?=\.)/g;

/** Whether a host in ASCII has any of these. */
export function hasOddSign(host: string): boolean {
  return partedAtOddSigns(host) !== host;
}

/** A host with spaces in their place: what is before one may be opened by itself. */
export function partedAtOddSigns(host: string): string {
  return host.replace(ODD_SIGNS, ' ');
}
