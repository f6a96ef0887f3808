import { ChoiceField, InputField } from '#app/editing/form/controls.tsx';
import { RowList } from '#app/editing/form/row-list.tsx';
import { rowLabel } from '#app/editing/part/error-labels.ts';
import type { PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { CHAIN_IDS, CHAINS } from '#domain/contract/chain.ts';
import { checkContractsForm } from './check-contracts.ts';
import {
  blankContract,
  type LoadedContracts,
  readContractRow,
  typedContracts,
} from './typed-contracts.ts';

const CHAIN_NAMES = Object.fromEntries(CHAIN_IDS.map((id) => [id, CHAINS[id].name]));

/** The page of a listing's contracts. */
export function ContractsPage({ loaded, response }: PartProps<LoadedContracts>) {
  return (
    <PartPage
      part="contracts"
      loaded={loaded}
      response={response}
      schema={typedContracts}
      check={(form) => checkContractsForm(form, loaded.stored)}
      labelOf={(field) => rowLabel(field, 'Contract')}
    >
      {({ stored, today }) => (
        <>
          <p className="max-w-prose text-sm text-muted">
            Copy the address from the issuer’s own page and enter that page and the day. Until then
            readers see that the address is not confirmed.
          </p>
          <RowList
            name="contracts"
            rowName="Contract"
            listName="contracts"
            blank={blankContract(today)}
            lineOf={(values) => {
              const { chain, address, issuerUrl } = readContractRow(values);
              if (!address) return null;
              return (
                <>
                  {Object.hasOwn(CHAIN_NAMES, chain) ? CHAIN_NAMES[chain] : chain}{' '}
                  <bdi dir="ltr">{address}</bdi>
                  <span className="text-muted"> · {issuerUrl ? 'confirmed' : 'not confirmed'}</span>
                </>
              );
            }}
          >
            {(row) => <ContractFields row={row} />}
          </RowList>
          <Lists stored={stored} />
        </>
      )}
    </PartPage>
  );
}

function ContractFields({ row }: { row: string }) {
  return (
    <div className="grid gap-x-4 gap-y-2 @sm:grid-cols-2">
      <ChoiceField name={`${row}.chain`} label="Chain" options={CHAIN_NAMES} />
      <InputField name={`${row}.address`} label="Address" maxLength={100} />
      <InputField
        name={`${row}.issuerUrl`}
        label="Issuer’s page"
        inputMode="url"
        maxLength={500}
        placeholder="https://"
      />
      <InputField name={`${row}.issuerReadOn`} label="Read on" type="date" />
    </div>
  );
}

/** The token lists of each stored address. */
function Lists({ stored }: Pick<LoadedContracts, 'stored'>) {
  const named = stored.filter(({ lists }) => lists.length > 0);
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="token-lists" className="card grid gap-2 p-4">
      <h2 id="token-lists" className="text-base">
        Token lists
      </h2>
      <ul className="grid gap-1 text-sm">
        {named.map(({ chain, address, lists }) => (
          <li key={`${chain} ${address}`}>
            {CHAINS[chain].name}{' '}
            <bdi dir="ltr" className="break-all">
              {address}
            </bdi>
            : {lists.map(({ name, readOn }) => `${name}, read on ${readOn}`).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
