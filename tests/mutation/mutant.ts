/** A change that takes one protection out of the source. `x.mutants.ts` lists those that `x.test.ts` must detect. */
export interface Mutant {
  /** The protection that is gone, as a statement of what normally holds. */
  readonly protects: string;
  /** The source file, relative to the list. */
  readonly file: string;
  /** Occurs in the source file exactly once; as short as that allows, so that edits nearby do not break it. */
  readonly from: string;
  readonly to: string;
}
