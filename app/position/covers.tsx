import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { CoverView } from '#domain/position/position-view.ts';

/** The names of the listings that a page's positions cover, by `kind/id`. */
export const CoveredNames = createContext<Readonly<Record<string, string>>>({});

/** The subjects of a position, in words; listings are linked. */
export function Covers({ covers }: { covers: CoverView[] }) {
  return covers.map((cover, place) => (
    <span key={JSON.stringify(cover)}>
      {place > 0 && ' · '}
      <CoverName cover={cover} isLinked />
    </span>
  ));
}

/** One thing that a position covers, in words. */
export function CoverName({ cover, isLinked = false }: { cover: CoverView; isLinked?: boolean }) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const names = useContext(CoveredNames);
  if (cover.type === 'class') return <span className="whitespace-nowrap">{words.asClass}</span>;
  if (cover.type !== 'listing') return coverText(cover, words, names);
  const { kind, id, act } = cover;
  const name = <bdi>{names[`${kind}/${id}`] ?? id}</bdi>;
  return (
    <>
      {isLinked ? (
        <Link to={to(`/${kind}/${id}`)} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {act && words.actOf(words.acts[act])}
    </>
  );
}

/** One thing that a position covers, in words; `names` of listings by `kind/id`. */
export function coverText(
  cover: CoverView,
  words: Text['positions'],
  names: Readonly<Record<string, string>>,
): string {
  if (cover.type === 'class') return words.asClass;
  if (cover.type === 'asset') return cover.name;
  if (cover.type === 'act') return words.acts[cover.act];
  const { kind, id, act } = cover;
  return `${names[`${kind}/${id}`] ?? id}${act ? words.actOf(words.acts[act]) : ''}`;
}
