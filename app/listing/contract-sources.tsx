import { formatDate } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { CHAINS } from '#domain/contract/chain.ts';
import type { Contract, ContractFacts } from '#domain/contract/contract.ts';

/** The sources of contract addresses: token lists, and the issuer's page once an editor has read it; print has only that page. */
export function ContractSources({
  contracts,
  isFull = false,
}: {
  contracts: readonly Contract[];
  /** With chain, address and whether an editor has confirmed it. */
  isFull?: boolean;
}) {
  const { text, locale } = useLanguage();
  const words = text.caution.contracts;
  return contracts.map(({ chain, address, lists, issuer, goPlus }) => (
    <div key={`${chain} ${address}`} className="grid gap-1 text-sm text-muted">
      {isFull && (
        <>
          <bdi dir="ltr" className="justify-self-start font-medium text-ink">
            {CHAINS[chain].name}
          </bdi>
          <bdi dir="ltr" className="justify-self-start break-all text-ink">
            {address}
          </bdi>
          <p>
            <ContractState contract={{ issuer }} />
          </p>
        </>
      )}
      {(issuer || lists.length > 0) && (
        <ul className="grid">
          {issuer && (
            <li>
              <ExternalLink href={issuer.url} className="link inline-block py-1">
                {words.issuer}
              </ExternalLink>
            </li>
          )}
          {lists.map(({ name, url, readOn }) => (
            <li key={url} className="print:hidden">
              <ExternalLink href={url} className="link inline-block py-1">
                <bdi>{name}</bdi>
              </ExternalLink>{' '}
              ({words.listedIn(formatDate(locale, readOn))})
            </li>
          ))}
        </ul>
      )}
      {goPlus && <ContractFactList facts={goPlus} />}
    </div>
  ));
}

/** Whether an editor has found the address on the issuer's page. */
export function ContractState({ contract: { issuer } }: { contract: Pick<Contract, 'issuer'> }) {
  const { text, locale } = useLanguage();
  const words = text.caution.contracts;
  return issuer ? words.confirmed(formatDate(locale, issuer.readOn)) : words.unconfirmed;
}

function ContractFactList({ facts }: { facts: ContractFacts }) {
  const { text, locale } = useLanguage();
  const words = text.caution.contracts.facts;
  const known = (value: boolean | null) => {
    if (value === null) return words.unknown;
    return value ? words.yes : words.no;
  };
  const share = facts.topTenShare;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <p>{words.accordingTo(formatDate(locale, facts.readOn))}</p>
      <dl className="grid gap-1">
        {(['canMint', 'canPause', 'canFreeze', 'canChange', 'hasSource'] as const).map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>{words[name]}</dt>
            <dd className="text-ink">{known(facts[name])}</dd>
          </div>
        ))}
        <div className="flex flex-wrap gap-x-2">
          <dt>{words.topTen}</dt>
          <dd className="text-ink">{share === null ? words.unknown : percent.format(share)}</dd>
        </div>
      </dl>
    </>
  );
}
