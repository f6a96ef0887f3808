import type { FormAnswer } from '#app/editing/form/answer.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { ContractsInput } from './typed-contracts.ts';

/** A listing's contracts, as their screen is given them. */
export interface LoadedContracts {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  stored: Contract[];
  /** Initial values of the form. */
  input: ContractsInput;
  /** ISO date. */
  today: string;
  email: string;
}

/** The listing as another editor has saved it since. */
export interface ContractsConflict extends ChangesConflict {
  latest: LoadedContracts;
}

/** The outcome of an attempt to save the contracts. */
export type ContractsFormAnswer = FormAnswer<ContractsConflict>;
