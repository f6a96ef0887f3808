import { createHash } from 'node:crypto';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import type { Country } from '#domain/country/country.ts';
import type { Licence } from '#domain/licence/licence.ts';
import type { Register } from '#domain/licence/registers.ts';
import { withoutFragment } from '#domain/link/links.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { isCore, METHODS } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { Position } from '#domain/position/position.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import type { Soundness } from '#domain/soundness/soundness.ts';
import type { Terms } from '#domain/terms/terms.ts';

/** How much depends on a sentence: a verdict, a statement of ours, or a star. */
const SEVERITY = { core: 3, other: 2, soundness: 1 } as const;

/** A sentence that a page of ours quotes, or a page that is watched as a whole. */
export interface Quoted {
  /** A hash of address and quote. */
  id: string;
  /** Without fragment. */
  url: string;
  /** Null: any change of the page's text counts. */
  quote: string | null;
  /** `coin/bitcoin`, `exchange/binance`, `position/ID`, `country/SA` or `register/spk`. */
  owner: string;
  place: string;
  severity: number;
}

const STORED_WHOLE_PAGE = '';

/** The limit of the database's index. */
const MAX_ADDRESS_LENGTH = 2000;

interface QuotingListing {
  kind: Kind;
  id: string;
  rulings: Rulings;
  offers: Offers;
  soundness: Soundness;
  terms: Terms;
  licences: readonly Licence[];
}

/** The quotes in a listing's rulings, offers, soundness, fees and availability, and its companies' names in registers. */
export function quotesOfListing(listing: QuotingListing): Quoted[] {
  const { kind, id } = listing;
  const owner = `${kind}/${id}`;
  const rulings = Object.entries(listing.rulings).flatMap(([scope, ruling]) => {
    const { grounds } = ruling ?? {};
    if (!grounds) return [];
    const method = METHODS.find(({ version }) => version === grounds.method);
    const asked = { kind, scope: scope as Scope, asset: grounds.asset?.kind ?? null };
    return Object.entries(grounds.criteria).flatMap(([criterion, { evidence }]) => {
      const severity = method && isCore(method, asked, criterion) ? SEVERITY.core : SEVERITY.other;
      const place = `${scope} ${criterion}`;
      return evidence.flatMap(({ url, quote }) => quoted({ url, quote, owner, place, severity }));
    });
  });
  const soundness = Object.entries(listing.soundness).flatMap(([question, answer]) =>
    (answer?.evidence ?? []).flatMap(({ url, quote }) =>
      quoted({ url, quote, owner, place: `soundness ${question}`, severity: SEVERITY.soundness }),
    ),
  );
  const terms = Object.entries(listing.terms).flatMap(([term, fact]) =>
    (fact?.evidence ?? []).flatMap(({ url, quote }) =>
      quoted({ url, quote, owner, place: `terms ${term}`, severity: SEVERITY.other }),
    ),
  );
  const offers = Object.entries(listing.offers).flatMap(([scope, offer]) =>
    (offer?.evidence ?? []).flatMap(({ url, quote }) =>
      quoted({ url, quote, owner, place: `offer ${scope}`, severity: SEVERITY.other }),
    ),
  );
  const entries = listing.licences.flatMap(({ company, country, regulator, url }) => {
    if (!company) return [];
    const place = `licence ${country} ${regulator.en}`;
    return quoted({ url, quote: company, owner, place, severity: SEVERITY.other });
  });
  return [...rulings, ...offers, ...soundness, ...terms, ...entries];
}

/** The quote of a position; none where its address cannot be watched. */
export function quotesOfPosition({ id, url, quote }: Position): Quoted[] {
  return quoted({
    url,
    quote,
    owner: `position/${id}`,
    place: 'words',
    severity: SEVERITY.other,
  });
}

/** The quotes of a country's law and of its authorities on complaints; none where an address cannot be watched. */
export function quotesOfCountry({ code, quotes }: Country): Quoted[] {
  const about = { owner: `country/${code}`, severity: SEVERITY.other };
  const law = quotes.flatMap(({ url, text }) =>
    quoted({ url, quote: text, place: 'law', ...about }),
  );
  const complaints = authorityPagesOf(code).flatMap(({ url, complaint }) =>
    complaint ? quoted({ url, quote: complaint.quote, place: 'complaints', ...about }) : [],
  );
  return [...law, ...complaints];
}

/** A register's page as a whole, where a new entry is a change; none of a register that is a file. */
export function quotesOfRegister({ id, form, url }: Register): Quoted[] {
  if (form !== 'page') return [];
  const about = { owner: `register/${id}`, place: 'page', severity: SEVERITY.other };
  return quoted({ url, quote: null, ...about });
}

function quoted({ url, ...quote }: Omit<Quoted, 'id'>): Quoted[] {
  const bare = watchedAddress(url);
  return bare === null ? [] : [{ ...quote, url: bare, id: quoteId(bare, quote.quote) }];
}

/** The id under which a quote is watched; null: its address cannot be. */
export function watchedId({ url, quote }: { url: string; quote: string }): string | null {
  const bare = watchedAddress(url);
  return bare && quoteId(bare, quote);
}

function watchedAddress(url: string): string | null {
  const address = webAddress(url);
  const bare = address && withoutFragment(address.href);
  return bare && bare.length <= MAX_ADDRESS_LENGTH ? bare : null;
}

function quoteId(url: string, quote: string | null): string {
  return createHash('sha256')
    .update(`${url}\n${storedQuote(quote)}`)
    .digest('hex');
}

/** A quote as the database has it. */
export function storedQuote(quote: string | null): string {
  return quote ?? STORED_WHOLE_PAGE;
}

/** A stored quote; null: the page as a whole. */
export function quoteFromStored(stored: string): string | null {
  return stored === STORED_WHOLE_PAGE ? null : stored;
}
