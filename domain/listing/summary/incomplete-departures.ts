import type { Database } from '#db/client.ts';
import type { DeparturePart } from '#domain/method/definition.ts';
import { linkedPosition, type Position } from '#domain/position/position.ts';
import { listPositions } from '#domain/position/positions.ts';
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
  if (named.length === 0) return [];
  const positions = await listPositions(db);
  const perKind = await Promise.all(
    KINDS.map((kind) => {
      const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
      return incompleteIn(db, kind, [...new Set(ids)], positions);
    }),
  );
  return perKind.flat();
}

async function incompleteIn(
  db: Database,
  kind: Kind,
  ids: string[],
  positions: readonly Position[],
) {
  const found = await findManyVersioned(db, kind, ids);
  return found.flatMap(({ listing }) =>
    rulingsOf(listing).flatMap((ruling): IncompleteDeparture[] => {
      const { scope, grounds } = ruling;
      if (!grounds || !isDeparture(kind, scope, ruling)) return [];
      const covered = { kind, id: listing.id, scope, asset: grounds.asset?.kind ?? null };
      const linked = linkedPosition(positions, grounds.departurePosition, covered);
      const lacks = departureLacks(grounds, linked);
      const name = listing.texts.en?.name ?? listing.id;
      return lacks.length > 0 ? [{ kind, id: listing.id, scope, name, lacks }] : [];
    }),
  );
}
