import type { Database } from '#db/client.ts';
import { type Checked, checkReal, type ShownMatch } from '#domain/look-alike/check.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import type { CheckAnswer } from './check-schema.ts';
import type { CheckQuery } from './queries.ts';

/** The response of the check: official, look-alike, unknown or unreadable. */
export async function answerCheck(
  { db, identifiers }: { db: Database; identifiers: IdentifierCache },
  { q }: CheckQuery,
): Promise<CheckAnswer> {
  const imageAddress = () => null;
  const checked = await checkReal({ db, identifiers, imageAddress }, { q, language: 'en' });
  const { kind, text, address, isOfAnybody } = checked;
  return {
    result: checked.verdict,
    asked: kind,
    text,
    address,
    ofAnybody: isOfAnybody,
    disguises: disguisesIn(checked),
    items: checked.matches.map(matchOf),
  };
}

function disguisesIn({ pieces }: Checked): CheckAnswer['disguises'] {
  return pieces.flatMap(({ text, like, code }) => (code ? [{ code, letter: text, like }] : []));
}

function matchOf({ listing, ...match }: ShownMatch): CheckAnswer['items'][number] {
  const { kind, id, name, symbol } = listing;
  return { kind, id, name, symbol, ...match };
}
