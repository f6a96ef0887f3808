import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import type { Bilingual, FirmnessSign } from '#domain/method/definition.ts';
import { entryOf, methodOf } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { JudgedRulings } from '#domain/ruling/ruling.ts';
import { glancesOf, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { today } from '#domain/time/day.ts';
import type { Kind } from '../kind.ts';

/** Place in `firmness`, findings as letters, 1 if the review is overdue, 1 if it departs from the method. */
type OutlineGlance = [firmness: number, findings: string, isOverdue: 0 | 1, isDeparture: 0 | 1];

type FirmnessWords = Bilingual & { sign: FirmnessSign };

export interface OutlineGlances {
  /** The firmness of rulings without grounds. */
  ungrounded: FirmnessWords;
  firmness: FirmnessWords[];
  /** Kind, id and rulings of the listings that have grounds. */
  rulings: [Kind, string, Partial<Record<Scope, OutlineGlance>>][];
}

/** How firm each ruling with grounds is, and what was found. */
export async function readGlances(
  db: Database,
  positions: readonly Position[],
): Promise<OutlineGlances> {
  const rows = await db.execute<{
    kind: Kind;
    id: string;
    judged: JudgedRulings;
    offers: Offers;
  }>(sql`
    select kind, id, judged, offers from ${listings}
    where jsonb_path_exists(judged, '$.*.grounds.method') order by kind, id`);
  const firmness = new Map<string, FirmnessWords & { place: number }>();
  const placeOf = (en: RulingGlance['firmness'], ar: RulingGlance['firmness']) => {
    const known = firmness.get(en.name) ?? {
      sign: en.sign,
      en: en.name,
      ar: ar.name,
      place: firmness.size,
    };
    firmness.set(en.name, known);
    return known.place;
  };
  const rulings = rows.flatMap(({ kind, id, judged, offers }): OutlineGlances['rulings'] => {
    const [english, arabic] = (['en', 'ar'] as const).map((language) =>
      glancesOf({ kind, id, offers }, judged, { language, positions, today: today() }),
    );
    const scopes = (english ?? []).flatMap((glance, place) => {
      const arabicGlance = arabic?.[place];
      if (!arabicGlance) return [];
      const shown: OutlineGlance = [
        placeOf(glance.firmness, arabicGlance.firmness),
        glance.findings,
        glance.isOverdue ? 1 : 0,
        glance.isDeparture ? 1 : 0,
      ];
      return [[glance.scope, shown] as const];
    });
    return scopes.length > 0 ? [[kind, id, Object.fromEntries(scopes)]] : [];
  });
  return {
    ungrounded: ungroundedWords(),
    firmness: [...firmness.values()].map(({ sign, en, ar }) => ({ sign, en, ar })),
    rulings,
  };
}

function ungroundedWords(): FirmnessWords {
  const method = methodOf(undefined);
  const { sign, name } = entryOf(method.firmness, method.ungrounded);
  return { sign, ...name };
}
