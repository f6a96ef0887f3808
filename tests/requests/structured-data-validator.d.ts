declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: unknown[];
  }
  /** Things by their type, as found in a page. */
  interface Found {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
  }
  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default class Validator {
    validate(found: Found): Promise<Issue[]>;
  }
}
