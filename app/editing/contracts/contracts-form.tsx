import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { ChoiceField, TextField } from '#app/editing/form/controls.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { RowList } from '#app/editing/ruling/row-list.tsx';
import { CHAIN_IDS, CHAINS } from '#domain/contract/chain.ts';
import { checkContractsForm } from './check-contracts.ts';
import type { ContractsFormAnswer, LoadedContracts } from './loaded-contracts.ts';
import { blankContract, contractsInput, rowIn, typedContracts } from './typed-contracts.ts';

const CHAIN_NAMES = Object.fromEntries(CHAIN_IDS.map((id) => [id, CHAINS[id].name]));

/** The form of a listing's contracts. */
export function ContractsForm({
  loaded,
  answer,
}: {
  loaded: LoadedContracts;
  answer: ContractsFormAnswer | undefined;
}) {
  const { kind, email, input, today, stored } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  return (
    <EditForm
      id="contracts"
      action={pathname}
      doneAt={pathname}
      values={input}
      check={(form) => checkContractsForm(form, stored)}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedContracts.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving the contracts. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} meanwhile. What you typed is still here; once it is put back, save again.`}
      labelOf={(field) =>
        field.replace(/^contracts\[(\d+)\].*$/, (_, index) => `Contract ${Number(index) + 1}`)
      }
      save={{ label: 'Save contracts', cancel: path }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="contracts"
              valuesIn={contractsInput}
            />
          )}
          <p className="max-w-prose text-sm text-muted">
            Copy the address from the issuer’s own page and give that page with the day. Until then
            readers see that the address is not confirmed.
          </p>
          <RowList
            name="contracts"
            rowName="Contract"
            listName="contracts"
            blank={blankContract(today)}
            lineOf={(values) => {
              const { chain, address, issuerUrl } = rowIn(values);
              if (!address) return null;
              return (
                <>
                  {CHAIN_NAMES[chain] ?? chain} <bdi dir="ltr">{address}</bdi>
                  <span className="text-muted"> · {issuerUrl ? 'confirmed' : 'not confirmed'}</span>
                </>
              );
            }}
          >
            {(row) => <ContractFields row={row} />}
          </RowList>
          <Lists stored={(conflict?.latest ?? loaded).stored} />
        </>
      )}
    </EditForm>
  );
}

function ContractFields({ row }: { row: string }) {
  return (
    <div className="grid gap-x-4 gap-y-2 @sm:grid-cols-2">
      <ChoiceField name={`${row}.chain`} label="Chain" options={CHAIN_NAMES} />
      <TextField name={`${row}.address`} label="Address" maxLength={100} />
      <TextField
        name={`${row}.issuerUrl`}
        label="Issuer’s page"
        inputMode="url"
        maxLength={500}
        placeholder="https://"
      />
      <TextField name={`${row}.issuerReadOn`} label="Read on" type="date" />
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
