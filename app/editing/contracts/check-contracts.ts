import { z } from 'zod';
import { rowIntentIn } from '#app/editing/form/form-rows.ts';
import { addErrors } from '#app/editing/form/messages.ts';
import { checkPart } from '#app/editing/part/check-part.ts';
import { type Contract, contractsSchema } from '#domain/contract/contract.ts';
import { blankContract, contractsIn, typedContracts } from './typed-contracts.ts';

/** Checks the form of contracts. `stored`: the contracts as they are, for their token lists. */
export function checkContractsForm(form: FormData, stored: readonly Contract[]) {
  return checkPart(form, NAMES, formWith(stored));
}

/** The change of rows that a browser without scripts asks for. */
export function rowIntentInContracts(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: /^contracts$/, blank: blankContract(today) });
}

const NAMES = /^(?:version|contracts\[\d{1,2}\]\.(?:chain|address|issuerUrl|issuerReadOn))$/;

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
  return typedContracts.transform((input, context) => {
    const { data, error } = contractsSchema.safeParse(contractsIn(input, stored));
    const errors: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) {
      const [index, ...parts] = path;
      const part = parts.join('.');
      const name =
        index === undefined ? 'contracts' : `contracts.${String(index)}.${FIELDS[part] ?? part}`;
      errors[name] ??= MESSAGES[part] ?? `The list ${message}`;
    }
    addErrors(context, errors);
    return { contracts: data ?? z.NEVER };
  });
}
