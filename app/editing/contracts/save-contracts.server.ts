import { services } from '#app/context/services.server.ts';
import { type Sent, savePart } from '#app/editing/form/save-part.server.ts';
import { contractsPath } from '#app/editing/ruling-path.ts';
import { editContracts } from '#domain/listing/change/edit.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkContractsForm, rowIntentInContracts } from './check-contracts.ts';
import { shownContracts } from './load-contracts.server.ts';

/** Saves the contracts in a form. */
export async function saveContractsForm(kind: Kind, sent: Sent) {
  // For the token lists that its addresses keep.
  const before = await findListing(sent.context.get(services).db, kind, sent.params.id);
  return savePart(kind, sent, {
    name: 'the contracts',
    path: contractsPath,
    rowIntent: rowIntentInContracts,
    check: (form) => checkContractsForm(form, before?.contracts ?? []),
    edit: editContracts,
    shown: shownContracts,
  });
}
