import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, registers } from '#db/schema.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { COUNTRIES_REVIEW_BY } from '#domain/country/country.ts';
import { LICENCE_LIMITS, type Licence, licencesInRow } from '#domain/licence/licence.ts';
import { REGISTERS, registerAt } from '#domain/licence/registers.ts';
import { regionName } from '#domain/listing/country.ts';
import { HAS_LICENCES } from '#domain/listing/find-licences.ts';
import { hostOf, webAddress } from '#domain/outbound/web-address.ts';
import { dayOf, daysAfter } from '#domain/time/day.ts';

/** A page of a register that editors review regularly. */
interface RegisterPage {
  url: string;
  /** The country and the regulator’s full name. */
  name: string;
  /** ISO days; null: nobody has looked yet. */
  lookedOn: string | null;
  due: string;
}

/** Registers that are only a page, by the day of the editor's next review. */
export interface DuePages {
  /** Due within `DAYS_AHEAD`, the longest overdue first. */
  pages: RegisterPage[];
  /** Reviewed and not yet due, with no entry held from them: readers still see that nobody has looked. */
  unentered: RegisterPage[];
  /** The day by which the law of all countries is due, if within `DAYS_AHEAD`; else null. */
  law: string | null;
  /** Codes of countries for which no register is known and none was looked for. */
  unseen: string[];
}

const DAYS_AHEAD = 14;
/** The rhythm of a page that only licences name. */
const OTHER_DAYS = 90;

/** The pages of registers that are due, with what nobody has looked at. `today`: an ISO day. */
export async function duePages(db: Database, today: string): Promise<DuePages> {
  const [reviews, licences] = await Promise.all([reviewsOf(db), everyLicence(db)]);
  const known = REGISTERS.filter(({ form }) => form === 'page');
  const named = new Map(
    known.map(({ url, country, regulator }) => [url, nameOf(country, regulator.en)]),
  );
  for (const { url, country, regulator } of licences) {
    if (!registerAt(url)) named.set(url, nameOf(country, regulator.en));
  }
  const soon = daysAfter(today, DAYS_AHEAD);
  const pages = [...named].map(([url, name]): RegisterPage => {
    const days = licences.filter((licence) => licence.url === url).map(({ readOn }) => readOn);
    const lookedOn = [...days, reviews.get(url) ?? ''].sort().at(-1) || null;
    const rhythmDays = registerAt(url)?.rhythmDays ?? OTHER_DAYS;
    return { url, name, lookedOn, due: lookedOn ? daysAfter(lookedOn, rhythmDays) : today };
  });
  const seen = new Set([...REGISTERS, ...licences].map(({ country }) => country));
  const heldFrom = new Set(licences.map(({ url }) => url));
  return {
    pages: pages
      .filter(({ due }) => due <= soon)
      .toSorted((one, other) => one.due.localeCompare(other.due) || (one.url < other.url ? -1 : 1)),
    unentered: pages.filter(({ url, due }) => due > soon && !heldFrom.has(url)),
    law: COUNTRIES_REVIEW_BY <= soon ? COUNTRIES_REVIEW_BY : null,
    unseen: COUNTRIES.filter(({ code, hasNoRegister }) => !hasNoRegister && !seen.has(code)).map(
      ({ code }) => code,
    ),
  };
}

const FULL_NAMES: Record<string, string> = {
  VARA: 'Virtual Assets Regulatory Authority (VARA)',
  FSRA: 'Financial Services Regulatory Authority (FSRA), Abu Dhabi Global Market',
  DFSA: 'Dubai Financial Services Authority (DFSA)',
};

function nameOf(country: string, regulator: string): string {
  return `${regionName(country, 'en')}: ${FULL_NAMES[regulator] ?? regulator}`;
}

/** Stores an editor's review of a register's page today. False: `url` is not a web address. */
export async function storeReview(db: Database, url: string, by: string): Promise<boolean> {
  if (!webAddress(url) || url.length > LICENCE_LIMITS.address) return false;
  const review = { readAt: sql`now()`, readBy: by };
  await db
    .insert(registers)
    .values({ source: url, host: hostOf(url), ...review })
    .onConflictDoUpdate({ target: registers.source, set: review });
  return true;
}

async function reviewsOf(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ source: registers.source, readAt: registers.readAt })
    .from(registers)
    .where(isNotNull(registers.readBy));
  return new Map(
    rows.flatMap(({ source, readAt }) => (readAt ? [[source, dayOf(readAt)] as const] : [])),
  );
}

async function everyLicence(db: Database): Promise<Licence[]> {
  const rows = await db.select({ licences: listings.licences }).from(listings).where(HAS_LICENCES);
  return rows.flatMap(licencesInRow);
}
