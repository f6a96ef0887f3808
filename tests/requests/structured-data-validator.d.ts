declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: unknown[];
  }
  /** The structured data of a page, by type. */
  interface StructuredData {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default class Validator {
    validate(data: StructuredData): Promise<Issue[]>;
  }
}
