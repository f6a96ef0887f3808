import type { z } from 'zod';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { messageOf } from '#app/editing/form/messages.ts';
import { type Contract, contractsSchema } from '#domain/contract/contract.ts';
import { blankContract, contractsFromForm, typedContracts } from './typed-contracts.ts';

/** Checks the form of contracts. `stored`: the contracts as they are, for their token lists. */
export function checkContractsForm(form: FormData, stored: readonly Contract[]) {
  return checkForm(form, formWith(stored));
}

export const ROWS: RowLists = { names: rowListPattern(typedContracts), blank: blankContract };

// Names of the form's fields for a stored contract.
const FIELDS: Record<string, string> = {
  lists: 'issuerUrl',
  'issuer.url': 'issuerUrl',
  'issuer.readOn': 'issuerReadOn',
};
const MESSAGES: Record<string, string> = {
  chain: 'Choose a chain',
  address: 'This is not an address on that chain, or a letter is mistyped',
  lists: 'Enter the issuer’s page: no token list names this address',
  'issuer.url': 'This is not a web address',
  'issuer.readOn': 'Enter the day on which you read the page',
};

function formWith(stored: readonly Contract[]) {
  return typedContracts.transform((input, context) => ({
    contracts: parseStored(contractsSchema, contractsFromForm(input, stored), context, {
      fieldOf,
      wordsOf,
    }),
  }));
}

function fieldOf([index, ...parts]: PropertyKey[]): string {
  const part = parts.join('.');
  return index === undefined ? 'contracts' : `contracts.${String(index)}.${FIELDS[part] ?? part}`;
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const [, ...parts] = issue.path;
  const own = issue.code === 'too_big' ? undefined : MESSAGES[parts.join('.')];
  return own ?? messageOf(issue);
}
