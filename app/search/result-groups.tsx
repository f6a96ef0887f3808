import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { ReasonedLine } from '#app/verdict/verdict-lockup.tsx';
import { type Collection, KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import type { FoundGroups, FoundListing, FoundMarket, FoundPage } from '#domain/search/found.ts';
import type { Marked } from '#domain/search/highlights.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { searchHref } from './search-query.ts';

export interface ResultRow {
  key: string;
  /** Without language. */
  href: string;
  name: string;
  /** Its name in a language or its symbol is what was searched. */
  isExact?: boolean;
  content: ReactNode;
}

export interface ResultGroup {
  name: Collection | 'markets' | 'pages';
  /** The kind of asset that its coins are of. */
  asset?: { kind: string; name: string };
  /** Set for groups of listings. */
  kind?: Kind;
  rows: ResultRow[];
  isMore: boolean;
}

/** The results by group, without empty groups. */
export function resultGroups({ markets, pages, assets, ...found }: FoundGroups): ResultGroup[] {
  const groups: ResultGroup[] = [
    ...KINDS.map((kind) => {
      const name = KIND[kind].collection;
      return { ...found[name], name, kind, rows: found[name].items.map(listingRow) };
    }),
    ...assets.map(({ kind, name, items, isMore }) => ({
      name: 'coins' as const,
      asset: { kind, name },
      rows: items.map(listingRow),
      isMore,
    })),
    { ...markets, name: 'markets', rows: markets.items.map(marketRow) },
    { ...pages, name: 'pages', rows: pages.items.map(pageRow) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The part of a group's ids that no other group has. */
export function groupKey({ name, asset }: Pick<ResultGroup, 'name' | 'asset'>): string {
  return asset ? `${name}-${asset.kind}` : name;
}

/** A listing as a result: logo, name, verdict and price. */
export function listingRow(found: FoundListing): ResultRow {
  const { kind, id, image, letter, name, symbol, otherName, ruling, price, changedAt } = found;
  return {
    key: id,
    href: `/${kind}/${id}`,
    name: name.text,
    isExact: [name, symbol, otherName].some((one) => one && isWhollyMarked(one)),
    content: (
      <>
        <ListingLogo image={image} letter={letter} size="sm" />
        <span className="found-listing">
          <span>
            <Name name={name} symbol={symbol} otherName={otherName} />
            <SinceVisit at={changedAt} />
          </span>
          <ReasonedLine ruling={ruling} />
          {price !== null && <Price price={price} />}
        </span>
      </>
    ),
  };
}

function isWhollyMarked({ text, marks: [first] }: Marked): boolean {
  return first?.[0] === 0 && first[1] === text.length;
}

function marketRow(found: FoundMarket): ResultRow {
  const { id, image, marketName, name, symbol, price } = found;
  return {
    key: id,
    href: searchHref('/markets', marketName),
    name: name.text,
    content: (
      <>
        <ListingLogo image={image} letter={[...name.text][0]?.toUpperCase() ?? '?'} size="sm" />
        <span className="found-listing">
          <Name name={name} symbol={symbol} />
          <NotListed />
          <Price price={price} />
        </span>
      </>
    ),
  };
}

function pageRow({ path, title }: FoundPage): ResultRow {
  return {
    key: path,
    href: path,
    name: title.text,
    content: (
      <>
        <span className="grid size-8 shrink-0 place-items-center text-muted">
          <FileText className="size-5" aria-hidden="true" />
        </span>
        <bdi className="min-w-0">
          <HighlightedText text={title} />
        </bdi>
      </>
    ),
  };
}

function Name({
  name,
  symbol,
  otherName,
}: Pick<FoundListing, 'name' | 'symbol'> & { otherName?: Marked | undefined }) {
  return (
    <span className="min-w-20 wrap-anywhere">
      <bdi className="link font-medium">
        <HighlightedText text={name} />
      </bdi>
      {symbol && (
        <>
          {' '}
          <bdi dir="ltr" className="text-sm text-muted">
            <HighlightedText text={symbol} />
          </bdi>
        </>
      )}
      {otherName && (
        <>
          {' '}
          <bdi className="text-sm text-muted">
            <HighlightedText text={otherName} />
          </bdi>
        </>
      )}
    </span>
  );
}

function NotListed() {
  const { text } = useLanguage();
  return <span className="found-none text-muted">{text.search.marketOnly}</span>;
}

function Price({ price }: { price: number | null }) {
  const { text } = useLanguage();
  if (price === null) return <span className="found-price text-muted">{text.search.noPrice}</span>;
  return (
    <span className="num found-price whitespace-nowrap">
      <bdi dir="ltr">{formatPrice(price)}</bdi>
    </span>
  );
}
