/** A protection taken out of the source, and the test that must then fail. */
export interface Removal {
  /** What the protection keeps from happening, as the catalogue of docs/operating.md would say it. */
  readonly protects: string;
  /** From the project's root. */
  readonly file: string;
  /** Stands in `file` exactly once. */
  readonly from: string;
  readonly to: string;
  readonly red: {
    readonly project: 'unit' | 'integration' | 'browser';
    readonly file: string;
    /** Part of the test's name, where the whole file would take long. */
    readonly named?: string;
  };
}
