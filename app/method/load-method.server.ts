import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import type { Database } from '#db/client.ts';
import { findListing, findListings } from '#domain/listing/find.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { methodOf } from '#domain/method/method.ts';
import type { Position } from '#domain/position/position.ts';
import { DIRECTIONS, judgeRulings } from '#domain/ruling/judgement.ts';
import { type MethodView, methodView } from '#domain/ruling/method-view.ts';
import { mainScopeOf } from '#domain/ruling/offers.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import { today } from '#domain/time/day.ts';

/** The method with today's counts; without the database the method alone. */
export function loadMethod(
  { db, log, tally, positions }: Pick<Services, 'db' | 'log' | 'tally' | 'positions'>,
  language: string,
) {
  const method = methodView(language);
  type Loaded = { method: MethodView; counts: Awaited<ReturnType<typeof countsIn>> | null };
  const load = async () =>
    data<Loaded>({ method, counts: await countsIn({ db, tally, positions }, language) });
  return orEmpty<Loaded>(log, load, { method, counts: null });
}

async function countsIn(
  { db, tally, positions }: Pick<Services, 'db' | 'tally' | 'positions'>,
  language: string,
) {
  const { verdicts, byRow, byEarlierVersion, departures, namedDepartures } = await tally.get();
  const names = await namesOf(db, namedDepartures, language);
  return {
    example: await exampleIn(db, await positions.get(), language),
    byRow: Object.fromEntries(byRow),
    byVerdict: verdicts,
    earlier: [...byEarlierVersion].map(([version, perKind]) => ({ version, perKind })),
    departures: DIRECTIONS.map((direction) => ({
      direction,
      count: departures[direction],
      named: namedDepartures
        .filter((one) => one.direction === direction)
        .map(({ kind, id, scope, version }) => ({
          kind,
          id,
          scope,
          name: names.get(`${kind}/${id}`) ?? id,
          scopeName: inLanguage(methodOf(version).scopes[kind][scope], language),
        })),
    })),
  };
}

/** A coin that most readers know, and whose core criteria have different findings. */
const EXAMPLE = { kind: 'coin', id: 'tether' } as const;

/**
 * The core findings of the example, what else fails, and the row of the verdict table that they lead to; null: the listing is missing, or ruled by
 * another version.
 */
async function exampleIn(db: Database, positions: readonly Position[], language: string) {
  const { kind, id } = EXAMPLE;
  const [[listed], listing, names] = await Promise.all([
    findListings(db, kind, [id]),
    findListing(db, kind, id),
    namesOf(db, [EXAMPLE], language),
  ]);
  if (!listed || !listing) return null;
  const { row } = judgeRulings(kind, mainScopeOf(listed.offers), listed.judged);
  const views = rulingViews(listing, language, { today: today(), positions });
  const main = views.find(({ isMain }) => isMain);
  if (!main?.grounds || !row) return null;
  return {
    name: names.get(`${kind}/${id}`) ?? id,
    path: `/${kind}/${id}`,
    scope: main.scopeName,
    row,
    criteria: main.grounds.criteria
      .filter(({ isCore, finding }) => isCore || finding.tone === 'fail')
      .map(({ id, name, finding, isCore }) => ({ id, name, finding, isCore })),
  };
}
