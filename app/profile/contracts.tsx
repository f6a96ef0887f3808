import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContractSources } from '#app/listing/contract-sources.tsx';
import { CHAINS } from '#domain/contract/chain.ts';
import type { Contract } from '#domain/contract/contract.ts';

const QR_SIZE = 180;

/** The addresses of a coin's contracts by chain, to copy or scan, with their sources. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const { text, to } = useLanguage();
  const words = text.caution.contracts;
  if (contracts.length === 0) return null;
  return (
    <section aria-labelledby="contracts" className="card grid gap-4 p-5">
      <h2 id="contracts" className="text-lg">
        {words.title}
      </h2>
      <p className="text-sm text-muted">{words.text}</p>
      <ul className="grid gap-5">
        {contracts.map((contract) => (
          <li key={`${contract.chain} ${contract.address}`} className="grid gap-2">
            <ContractSources contracts={[contract]} />
            <Address contract={contract} />
          </li>
        ))}
      </ul>
      <Link to={to('/check')} className="link no-print justify-self-start py-2">
        {text.caution.check.title}
      </Link>
    </section>
  );
}

function Address({ contract: { chain, address } }: { contract: Contract }) {
  const { text } = useLanguage();
  const words = text.caution.contracts;
  const { name } = CHAINS[chain];
  return (
    <>
      <bdi dir="ltr" className="break-all select-all">
        {address}
      </bdi>
      <div className="no-print flex flex-wrap items-start gap-2">
        <CopyButton address={address} label={words.copyOn(name)} />
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
    </>
  );
}

function CopyButton({ address, label }: { address: string; label: string }) {
  const { text } = useLanguage();
  const { copy, copied } = text.caution.contracts;
  const [isCopied, setIsCopied] = useState(false);
  // Browsers refuse the clipboard to pages without https; the address can still be selected.
  const put = async () => setIsCopied(await copyText(address));
  return (
    <button type="button" className="button noscript:hidden" onClick={put}>
      <span aria-live="polite">{isCopied ? copied : copy}</span>{' '}
      <span className="sr-only">{label}</span>
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
