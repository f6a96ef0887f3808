import type { Part } from '#app/editing/part/part.server.ts';
import { today } from '#domain/time/day.ts';
import { checkContractsForm, ROWS } from './check-contracts.ts';
import { formOfContracts, type LoadedContracts } from './typed-contracts.ts';

export const contractsPart: Part<Pick<LoadedContracts, 'stored' | 'input'>> = {
  name: 'contracts',
  own: ({ listing: { contracts }, version }) => ({
    stored: contracts,
    input: formOfContracts(contracts, version, today()),
  }),
  rows: ROWS,
  check: (form, stored) => checkContractsForm(form, stored?.contracts ?? []),
};
