import type { ComponentType } from 'react';
import type { Kind } from '#domain/listing/kind.ts';
import { CoinFields } from './coin-fields.tsx';
import { ExchangeFields } from './exchange-fields.tsx';

const FIELDS: Record<Kind, ComponentType> = { coin: CoinFields, exchange: ExchangeFields };

/** The fields of a kind's add and edit form. */
export function ListingFields({ kind }: { kind: Kind }) {
  const Fields = FIELDS[kind];
  return <Fields />;
}
