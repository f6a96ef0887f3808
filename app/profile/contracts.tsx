import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContractSources, ContractState } from '#app/listing/contract-sources.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { CHAINS } from '#domain/contract/chain.ts';
import type { Contract } from '#domain/contract/contract.ts';

const QR_SIZE = 180;

/** The addresses of a coin's contracts by chain, to copy or scan, with their sources. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const { text, to } = useLanguage();
  const words = text.caution.contracts;
  if (contracts.length === 0) return null;
  const isUnconfirmed = contracts.every(({ issuer }) => !issuer);
  return (
    <section aria-labelledby="contracts" className="card grid gap-2 p-4 sm:p-5">
      <h2 id="contracts" className="text-lg">
        {words.title}
      </h2>
      <p className="text-sm text-muted">
        {words.text} {isUnconfirmed && `${words.noneConfirmed}.`}
      </p>
      <ul className="print:grid print:grid-cols-2 print:gap-x-6">
        {contracts.map((contract, place) => (
          <li
            key={`${contract.chain} ${contract.address}`}
            className="border-t border-line first:border-0"
          >
            <ContractRow contract={contract} isOpen={place === 0} hasState={!isUnconfirmed} />
          </li>
        ))}
      </ul>
      <Link to={to('/check')} className="link no-print justify-self-start py-2">
        {text.caution.check.title}
      </Link>
    </section>
  );
}

// An address is shown whole: its start and end are easily faked.
function ContractRow({
  contract,
  isOpen,
  hasState,
}: {
  contract: Contract;
  isOpen: boolean;
  /** False: the card says it once for all. */
  hasState: boolean;
}) {
  const { text } = useLanguage();
  const words = text.caution.contracts;
  const { chain, address } = contract;
  const { name } = CHAINS[chain];
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 hover:text-accent">
        <FoldMark />
        <bdi dir="ltr" className="leading-snug font-medium">
          {name}
        </bdi>
      </summary>
      <div className="grid gap-2 ps-6 pb-3">
        <code dir="ltr" translate="no" className="justify-self-start text-sm break-all select-all">
          {address}
        </code>
        {hasState && (
          <p className="text-sm text-muted">
            <ContractState contract={contract} />
          </p>
        )}
        <div className="no-print flex flex-wrap items-start gap-2">
          <CopyButton value={address} label={words.copyOn(name)} />
          <details>
            <summary className="button">{words.qr}</summary>
            {/* White paper in either theme: readers of codes expect dark on light. */}
            <img
              src={`/contract/${encodeURIComponent(address)}.svg`}
              alt={words.qrOf(name)}
              loading="lazy"
              width={QR_SIZE}
              height={QR_SIZE}
              className="mt-2 rounded-md bg-white"
            />
          </details>
        </div>
        <ContractSources contracts={[contract]} />
      </div>
    </details>
  );
}
