import { useLocation } from 'react-router';
import { pathSegments } from '#app/i18n/path-segments.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';

/** The admin's words and paths for each kind. */
export const KIND_WORDS: Record<Kind, KindWords> = {
  coin: {
    noun: 'coin',
    oneOf: 'a coin',
    title: 'Coin',
    path: '/admin/coins',
    publicPath: '/en/coin',
    isRatedFromList: true,
  },
  exchange: {
    noun: 'exchange',
    oneOf: 'an exchange',
    title: 'Exchange',
    path: '/admin/exchanges',
    publicPath: '/en/exchange',
    isRatedFromList: false,
  },
};

interface KindWords {
  noun: string;
  /** The noun with its article. */
  oneOf: string;
  title: string;
  path: string;
  publicPath: string;
  /** Whether the add form offers ratings as a select; otherwise they are typed. */
  isRatedFromList: boolean;
}

/** The address of a listing's edit form. */
export function editPath(kind: Kind, id: string): string {
  return `${KIND_WORDS[kind].path}/edit/${id}`;
}

/** The kind that a screen below `/admin/coins` or `/admin/exchanges` is about. Throws for any other address. */
export function kindAt(address: { pathname: string }): Kind {
  const kind = kindIn(address);
  if (!kind) throw new Error('This address is not one of a listing.');
  return kind;
}

/** Like `kindAt`, but undefined for the admin's other screens. */
export function kindIn({ pathname }: { pathname: string }): Kind | undefined {
  const [, collection] = pathSegments(pathname);
  return KINDS.find((kind) => KIND[kind].collection === collection);
}

/** The kind that the current screen is about. */
export function useKind(): Kind {
  return kindAt(useLocation());
}
