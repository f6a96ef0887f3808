import { BadgeCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContractSources } from '#app/listing/contract-sources.tsx';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { searchHref } from '#app/search/search-query.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { Checked } from '#domain/look-alike/check.ts';
import { isolated } from '#domain/text/isolated.ts';
import { AddressPair, isAllCompared } from './address-pair.tsx';
import { headline, meaning } from './answer-words.ts';
import type { CheckedOnPage, MatchOnPage } from './checked-on-page.ts';
import { AddressDifferences } from './differences.tsx';
import { fieldName } from './field-name.ts';
import { LabelledValue } from './labelled-value.tsx';
import { PastedNotes } from './pasted.tsx';
import { SearchedLists } from './searched-lists.tsx';
import { Warnings } from './warnings.tsx';

/** The colours of the answers that warn; the others have none. */
const ALARM: Partial<Record<Checked['result'], string>> = {
  warned: 'alarm alarm-caution',
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

/** The result of a check: the answer and its meaning. */
export function Answer({ checked }: { checked: CheckedOnPage }) {
  const { text, locale, to } = useLanguage();
  const Icon = ICON[checked.result];
  const alarm = ALARM[checked.result];
  const [first] = checked.matches;
  const { act, rest } = meaning(checked, text);
  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <div
        className={`card ${alarm ?? (checked.result === 'official' ? 'border-accent' : '')}`}
        role="status"
      >
        <div className={`flex items-start gap-3 p-4 ${alarm ? 'alarm-head' : ''}`}>
          <Icon
            className={`mt-1 size-6 shrink-0 ${alarm ? '' : checked.result === 'official' ? 'text-accent' : 'text-muted'}`}
            aria-hidden="true"
          />
          <div className="grid gap-1">
            <h2 id="answer" className="text-xl">
              {headline(checked, text, locale)}
            </h2>
            {act && <p className="font-semibold">{act}</p>}
          </div>
        </div>
        <div className={`grid gap-2 bg-surface px-4 pb-3 ${alarm ? 'pt-3' : 'rounded-xl'}`}>
          {first && isLike(checked) && (
            <>
              <div className="grid gap-1">
                <AddressPair checked={checked} match={first} />
                <SavedOn match={first} />
              </div>
              <AddressDifferences differences={first.differences} />
            </>
          )}
          <p className="max-w-prose">{rest}</p>
          {(alarm || (checked.result === 'unknown' && checked.kind !== 'name')) && (
            <Link
              to={to('/scammed')}
              className={`justify-self-start ${alarm ? 'button button-primary my-1' : 'link py-2'}`}
            >
              {text.scammed.askedAlready}
            </Link>
          )}
          {(checked.result === 'unknown' || checked.result === 'looks-like') && (
            <SearchedLists lists={checked.lists} />
          )}
        </div>
      </div>
      <Warnings warnings={checked.warnings} />
      {checked.result === 'unknown' && checked.kind === 'name' && (
        <Link to={searchHref(to('/search'), checked.text)} className="link justify-self-start py-2">
          {text.caution.check.search}
        </Link>
      )}
    </section>
  );
}

/** The listings that match, each with its verdict. */
export function Matches({ checked }: { checked: CheckedOnPage }) {
  return (
    <ul className="grid gap-4 empty:hidden">
      {checked.matches.map((match) => (
        <li key={`${match.listing.kind}/${match.listing.id}`}>
          <MatchCard checked={checked} match={match} />
        </li>
      ))}
    </ul>
  );
}

// The first match is compared in the answer itself.
function isLike({ result }: Checked): boolean {
  return result === 'looks-like' || result === 'warned';
}

// A contract's address has sources of its own.
function SavedOn({ match: { field, savedOn } }: { match: MatchOnPage }) {
  const { text, locale } = useLanguage();
  if (field === 'contract') return null;
  return (
    <p className="text-sm text-muted">{text.caution.check.saved(formatDate(locale, savedOn))}</p>
  );
}

function MatchCard({ checked, match }: { checked: CheckedOnPage; match: MatchOnPage }) {
  const { text, to } = useLanguage();
  const { check } = text.caution;
  const { listing, field, differences, website, ruling } = match;
  const isFirst = match === checked.matches[0];
  return (
    <article className="card grid gap-3 p-4 sm:p-5">
      <h3 className="flex items-center gap-3 text-lg">
        <ListingLogo image={listing.image} letter={listing.letter} size="sm" />
        <span>
          <ListingName listing={listing} />
        </span>
      </h3>
      <p>
        <GlanceLine ruling={ruling} />
      </p>
      {!isFirst && isLike(checked) && <AddressPair checked={checked} match={match} />}
      {isFirst && isAllCompared(checked) && <PastedNotes checked={checked} />}
      <dl className="grid gap-1 empty:hidden">
        {!isLike(checked) && checked.result !== 'other-address' && (
          <LabelledValue label={check.says(fieldName(text, field))} value={match.text} />
        )}
        {field !== 'website' && website && <LabelledValue label={check.website} value={website} />}
      </dl>
      {!(isFirst && isLike(checked)) && <SavedOn match={match} />}
      <ContractSources contracts={match.contracts} isFull={checked.result === 'other-address'} />
      {differences.length > 0 && !(isFirst && isLike(checked)) && (
        <div className="grid gap-1">
          <h4 className="font-medium">{check.differs}</h4>
          <AddressDifferences differences={differences} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={to(`/${listing.kind}/${listing.id}`)} className="button">
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
