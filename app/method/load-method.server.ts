import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { orEmpty } from '#app/listing/or-empty.server.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { DIRECTIONS } from '#domain/ruling/judgement.ts';
import { type MethodView, methodView } from '#domain/ruling/method-view.ts';

/** The method with today's counts; without the database the method alone. */
export function loadMethod(
  { db, log, tally }: Pick<Services, 'db' | 'log' | 'tally'>,
  language: string,
) {
  const method = methodView(language);
  type Loaded = { method: MethodView; counts: Awaited<ReturnType<typeof countsIn>> | null };
  const load = async () =>
    data<Loaded>({ method, counts: await countsIn({ db, tally }, language) });
  return orEmpty<Loaded>(log, load, { method, counts: null });
}

async function countsIn({ db, tally }: Pick<Services, 'db' | 'tally'>, language: string) {
  const { byRow, byEarlierVersion, departures, namedDepartures } = await tally.get();
  const names = await namesOf(db, namedDepartures, language);
  return {
    byRow: Object.fromEntries(byRow),
    earlier: [...byEarlierVersion].map(([version, perKind]) => ({ version, perKind })),
    departures: DIRECTIONS.map((direction) => ({
      direction,
      count: departures[direction],
      named: namedDepartures
        .filter((one) => one.direction === direction)
        .map(({ kind, id, scope }) => ({
          kind,
          id,
          scope,
          name: names.get(`${kind}/${id}`) ?? id,
          scopeName: inLanguage(CURRENT_METHOD.scopes[kind][scope], language),
        })),
    })),
  };
}
