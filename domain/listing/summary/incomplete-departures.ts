import type { Database } from '#db/client.ts';
import type { DeparturePart } from '#domain/method/definition.ts';
import { departureLacks, isDeparture, rulingsOf } from '#domain/ruling/ruling.ts';
import { findManyVersioned } from '../find.ts';
import { KINDS, type Kind } from '../kind.ts';
import type { Departure } from './tally.ts';

export interface IncompleteDeparture extends Pick<Departure, 'kind' | 'id' | 'scope'> {
  name: string;
  lacks: DeparturePart[];
}

/** The departures that lack a part that their method asks of them. */
export async function listIncompleteDepartures(
  db: Database,
  named: readonly Departure[],
): Promise<IncompleteDeparture[]> {
  const perKind = await Promise.all(
    KINDS.map((kind) => {
      const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
      return incompleteIn(db, kind, [...new Set(ids)]);
    }),
  );
  return perKind.flat();
}

async function incompleteIn(db: Database, kind: Kind, ids: string[]) {
  const found = await findManyVersioned(db, kind, ids);
  return found.flatMap(({ listing }) =>
    rulingsOf(listing).flatMap((ruling): IncompleteDeparture[] => {
      const { scope, grounds } = ruling;
      if (!grounds || !isDeparture(kind, scope, ruling)) return [];
      const lacks = departureLacks(grounds);
      const name = listing.texts.en?.name ?? listing.id;
      return lacks.length > 0 ? [{ kind, id: listing.id, scope, name, lacks }] : [];
    }),
  );
}
