import { BadgeCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatList } from '#app/i18n/format.ts';
import { isolated } from '#app/i18n/isolated.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContractSources } from '#app/listing/contract-sources.tsx';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { searchHref } from '#app/search/search-query.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import { AddressPair, isAllCompared } from './address-pair.tsx';
import { Differences } from './differences.tsx';
import { Fact } from './fact.tsx';
import { fieldName } from './field-name.ts';
import { PastedNotes } from './pasted.tsx';
import { type SearchedList, SearchedLists } from './searched-lists.tsx';
import { Warnings } from './warnings.tsx';

/** The colours of the answers that warn; the others have none. */
const ALARM: Partial<Record<Checked['result'], string>> = {
  warned: 'alarm alarm-danger',
  'looks-like': 'alarm alarm-caution',
  'other-address': 'alarm alarm-caution',
  unreadable: 'alarm alarm-unreadable',
};

const ICON: Record<Checked['result'], LucideIcon> = {
  official: BadgeCheck,
  warned: OctagonAlert,
  'looks-like': TriangleAlert,
  'other-address': TriangleAlert,
  unknown: CircleHelp,
  unreadable: TriangleAlert,
};

/** The result of a check: the answer, its meaning and the matching listings. */
export function Answer({ checked }: { checked: Checked & { lists: SearchedList[] } }) {
  const { text, locale, to } = useLanguage();
  const Icon = ICON[checked.result];
  const alarm = ALARM[checked.result];
  const [first] = checked.matches;
  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <div
        className={`card ${alarm ?? (checked.result === 'official' ? 'border-accent' : '')}`}
        role="status"
      >
        <h2
          id="answer"
          className={`flex items-start gap-3 p-4 text-xl ${alarm ? 'alarm-head' : ''}`}
        >
          <Icon
            className={`mt-1 size-6 shrink-0 ${alarm ? '' : checked.result === 'official' ? 'text-accent' : 'text-muted'}`}
            aria-hidden="true"
          />
          {headline(checked, text, locale)}
        </h2>
        <div className={`grid gap-1 bg-surface px-4 pb-3 ${alarm ? 'pt-3' : 'rounded-xl'}`}>
          {first && isLike(checked) && (
            <div className="pb-2">
              <AddressPair checked={checked} match={first} />
            </div>
          )}
          <p className="max-w-prose">{meaning(checked, text)}</p>
          {(checked.result === 'unknown' || checked.result === 'looks-like') && (
            <SearchedLists lists={checked.lists} />
          )}
          {(alarm || (checked.result === 'unknown' && checked.kind !== 'name')) && (
            <Link to={to('/scammed')} className="link justify-self-start py-2">
              {text.scammed.askedAlready}
            </Link>
          )}
        </div>
      </div>
      <Warnings warnings={checked.warnings} />
      <ul className="grid gap-4">
        {checked.matches.map((match) => (
          <li key={`${match.listing.kind}/${match.listing.id}`}>
            <MatchCard checked={checked} match={match} />
          </li>
        ))}
      </ul>
      {checked.result === 'unknown' && checked.kind === 'name' && (
        <Link to={searchHref(to('/search'), checked.text)} className="link justify-self-start py-2">
          {text.caution.check.search}
        </Link>
      )}
    </section>
  );
}

// The first match is compared in the answer itself.
function isLike({ result }: Checked): boolean {
  return result === 'looks-like' || result === 'warned';
}

function MatchCard({ checked, match }: { checked: Checked; match: ShownMatch }) {
  const { text, to } = useLanguage();
  const { check } = text.caution;
  const { listing, field, differences, website } = match;
  const isFirst = match === checked.matches[0];
  return (
    <article className="card grid gap-3 p-4 sm:p-5">
      <h3 className="flex items-center gap-3 text-lg">
        <ListingLogo image={listing.image} letter={listing.letter} size="sm" />
        <span>
          <ListingName listing={listing} />
        </span>
      </h3>
      {!isFirst && isLike(checked) && <AddressPair checked={checked} match={match} />}
      {isFirst && isAllCompared(checked) && <PastedNotes checked={checked} />}
      <dl className="grid gap-1 empty:hidden">
        {!isLike(checked) && checked.result !== 'other-address' && (
          <Fact label={check.says(fieldName(text, field))} value={match.text} />
        )}
        {field !== 'website' && website && <Fact label={check.website} value={website} />}
      </dl>
      <ContractSources
        contracts={match.contracts}
        hasAddress={checked.result === 'other-address'}
      />
      {differences.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-medium">{check.differs}</h4>
          <Differences differences={differences} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={to(`/${listing.kind}/${listing.id}`)} className="button button-primary">
          {check.review(isolated(listing.name))}
        </Link>
        {isLike(checked) && (
          <CopyButton
            value={match.text}
            label={check.listedAs(fieldName(text, field))}
            isValueShown
          />
        )}
      </div>
    </article>
  );
}

function hasLostCapitals(matches: ShownMatch[]): boolean {
  return matches.some(({ differences }) => differences.some(({ what }) => what === 'capitals'));
}

// A warned address in an EVM chain's form is the same in any capitals.
function isInOtherCapitals({ address }: Checked['warnings'][number], asked: string): boolean {
  return (
    address !== null &&
    !address.startsWith('0x') &&
    !asked.includes(address) &&
    asked.toLowerCase().includes(address.toLowerCase())
  );
}

function headline(
  { result, kind, text: asked, matches, warnings }: Checked,
  { caution: { check } }: Text,
  locale: string,
): string {
  const names = formatList(locale, [
    ...new Set(matches.map(({ listing }) => isolated(listing.name))),
  ]);
  if (result === 'official') {
    if (kind === 'name') return check.listed(names);
    return kind === 'mail' ? check.officialMail(names) : check.official(names);
  }
  if (result === 'unreadable' && kind === 'wallet') return check.contract.mistyped;
  if (result === 'other-address') return check.contract.other(names);
  if (result === 'looks-like') {
    if (hasLostCapitals(matches)) return check.contract.capitalsLost(names);
    return kind === 'name' ? check.nameLooksLike(names) : check.looksLike(names);
  }
  if (result === 'warned' && warnings.every((warning) => isInOtherCapitals(warning, asked))) {
    return check.contract.capitalsLostWarned;
  }
  return result === 'unknown' && names ? check.sharesName(names) : check[result];
}

function meaning(
  { result, kind, text: asked, matches, warnings }: Checked,
  { caution: { check } }: Text,
): string {
  if (result === 'warned') {
    return warnings.some(({ address }) => address) ? check.contract.warnedMeans : check.warnedMeans;
  }
  if (kind === 'wallet') {
    if (result === 'official') {
      const isConfirmed = matches.every(({ contracts }) => contracts.every(({ issuer }) => issuer));
      return isConfirmed ? check.contract.confirmed : check.contract.listed;
    }
    if (result === 'looks-like') {
      const isLost = hasLostCapitals(matches);
      return isLost ? check.contract.capitalsLostMeans : check.contract.alike;
    }
    if (result === 'other-address') return check.contract.otherMeans;
    if (result === 'unreadable') return check.contract.mistypedMeans;
    if (result === 'unknown') return check.walletMeans;
  }

  if (result === 'official')
    return kind === 'name' ? check.listedMeans(isolated(asked)) : check.officialMeans;
  if (result === 'looks-like') {
    return kind === 'name' ? check.nameLooksLikeMeans : check.looksLikeMeans;
  }
  if (result === 'unreadable') return check.unreadableMeans;
  return matches.length > 0 ? check.sharesNameMeans : check.unknownMeans;
}
