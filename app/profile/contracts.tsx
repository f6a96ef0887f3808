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
  return (
    <section aria-labelledby="contracts" className="card grid gap-2 p-4 sm:p-5">
      <h2 id="contracts" className="text-lg">
        {words.title}
      </h2>
      <p className="text-sm text-muted">{words.text}</p>
      <ul className="print:grid print:grid-cols-2 print:gap-x-6">
        {contracts.map((contract) => (
          <li
            key={`${contract.chain} ${contract.address}`}
            className="border-t border-line first:border-0"
          >
            <ContractRow contract={contract} />
          </li>
        ))}
      </ul>
      <Link to={to('/check')} className="link no-print justify-self-start py-2">
        {text.caution.check.title}
      </Link>
    </section>
  );
}

// The whole address: its start and end are easily faked.
function ContractRow({ contract }: { contract: Contract }) {
  const { text } = useLanguage();
  const words = text.caution.contracts;
  const { chain, address } = contract;
  const { name } = CHAINS[chain];
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-start gap-2 py-2 hover:text-accent">
        <FoldMark className="mt-1" />
        <span className="grid min-w-0 print:grid-cols-2">
          <bdi dir="ltr" className="justify-self-start leading-snug font-medium">
            {name}
          </bdi>
          <span className="sr-only"> · </span>
          <span className="text-xs text-muted">
            <ContractState contract={contract} />
          </span>
          <bdi
            dir="ltr"
            className="justify-self-start text-sm break-all select-all print:col-span-2"
          >
            {address}
          </bdi>
        </span>
      </summary>
      <div className="grid gap-2 ps-6 pb-3">
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
