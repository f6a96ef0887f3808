import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { quoteLanguage } from '#app/i18n/script-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DeadLinkNote } from '#app/listing/dead-links.tsx';
import { SourceLink } from '#app/listing/source-link.tsx';
import type { PositionLine, PositionsOn } from '#domain/position/position-view.ts';
import type { GroundsView } from '#domain/ruling/ruling-view.ts';
import { Covers } from './covers.tsx';
import { SaidOn } from './position-card.tsx';
import { StanceBadge } from './stance-badge.tsx';
import { StanceSquare } from './stance-shares.tsx';

/** Lines before the others are folded, where none of a stance leads. */
const SHOWN = 2;
const BOX = 'print-closed border-line sm:rounded-xl sm:border sm:bg-surface sm:px-4 sm:py-2';

/** The positions that cover a ruling, a line each; one of each stance that names it before the others. */
export function Positions({ on }: { on: PositionsOn }) {
  const { text } = useLanguage();
  const { first, named, asClass, decisions } = on;
  const listed = first.length + named.length + asClass.length;
  if (listed === 0) {
    return <p className="text-muted">{text.ruling.noPositions}</p>;
  }
  // Some name the listing, and some are on crypto-assets as such.
  const isMixed = decisions.named > 0 && decisions.named < decisions.total;
  const ofClass = decisions.total - decisions.named;
  const shown = first.length > 0 ? 0 : SHOWN;
  return (
    <div className="grid gap-3 sm:gap-4">
      {isMixed && (
        <p className="snug max-w-prose text-sm text-muted">
          {text.ruling.namedBy(decisions.total, decisions.named, ofClass)}{' '}
          {named.length > 0 && first.length > 0 && text.positions.eachStance}
        </p>
      )}
      {first.length > 0 && (
        <ul className="snug grid border-t border-line text-xsm sm:text-base">
          {first.map((position) => (
            <Line key={position.id} position={position} isLeading />
          ))}
        </ul>
      )}
      {shown > 0 && named.length > 0 && <Lines positions={named.slice(0, shown)} />}
      {named.length > shown && (
        <Folded
          title={text.positions.more(decisions.named)}
          isApart={first.length + named.length > decisions.named}
        >
          <Lines positions={named.slice(shown)} />
        </Folded>
      )}
      {asClass.length > 0 && (
        <Folded title={text.positions.onClass(ofClass, isMixed)} isApart={asClass.length > ofClass}>
          <Lines positions={asClass} isOnClass />
        </Folded>
      )}
    </div>
  );
}

function Folded({
  title,
  isApart,
  children,
}: {
  title: string;
  /** More lines than decisions. */
  isApart: boolean;
  children: ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <details className={BOX}>
      <summary className="fold-line min-h-8 cursor-pointer py-1 font-medium hover:text-accent">
        {title}
      </summary>
      <div className="grid gap-3 pt-3">
        {isApart && <p className="snug text-sm text-muted">{text.positions.listedApart}</p>}
        {children}
      </div>
    </details>
  );
}

function Lines({
  positions,
  isOnClass = false,
}: {
  positions: PositionLine[];
  /** On crypto-assets as such. */
  isOnClass?: boolean;
}) {
  return (
    <ul className="grid gap-2 *:flex *:flex-wrap *:items-center *:gap-x-3 *:gap-y-1">
      {positions.map((position) => (
        <Line key={position.id} position={position} isOnClass={isOnClass} />
      ))}
    </ul>
  );
}

// Both lists share it, so that none leaves out what a position covers or what limits it.
function Line({
  position: { id, who, holder, stance, saidOn, shownCovers, limit },
  isLeading = false,
  isOnClass = false,
}: {
  position: PositionLine;
  /** A sentence that begins with the stance, where the others have it as a badge. */
  isLeading?: boolean;
  /** On crypto-assets as such. */
  isOnClass?: boolean;
}) {
  const { text, to } = useLanguage();
  const line = (
    <>
      {isLeading && `${text.positions.stances[stance]}: `}
      <Link to={`${to(`/positions/${holder}`)}#${id}`} className="link wrap-anywhere">
        {who}
      </Link>
      {isLeading && saidOn ? ' · ' : ' '}
      {saidOn && (
        <span className={isLeading ? undefined : 'text-sm text-muted'}>
          <SaidOn day={saidOn} />
        </span>
      )}{' '}
      {!isLeading && <StanceBadge stance={stance} />}
      <Scope shownCovers={shownCovers} limit={limit} isOnClass={isOnClass} isAfterDot={isLeading} />
    </>
  );
  return isLeading ? (
    <li className="flex items-baseline gap-x-1.5 border-b border-line py-0.5 sm:py-1">
      <StanceSquare stance={stance} />
      <span>{line}</span>
    </li>
  ) : (
    <li>{line}</li>
  );
}

// The subjects of the stance, except the subject of the list itself.
function Scope({
  shownCovers,
  limit,
  isOnClass,
  isAfterDot,
}: Pick<PositionLine, 'shownCovers' | 'limit'> & { isOnClass: boolean; isAfterDot: boolean }) {
  const { text } = useLanguage();
  const products = shownCovers.filter(({ type }) => type === 'listing');
  const others = shownCovers.filter(
    ({ type }) => type !== 'listing' && !(isOnClass && type === 'class'),
  );
  const shown = [...products, ...others];
  if (shown.length === 0 && !limit) return null;
  return (
    <span className="basis-full text-sm text-muted">
      {shown.length > 0 && (
        <>
          {isAfterDot && '· '}
          {products.length > 0 ? text.positions.covers : text.positions.alsoCovers}{' '}
          <Covers covers={shown} />
        </>
      )}
      {limit && <span className="block">{limit}</span>}
    </span>
  );
}

/** The positions that a ruling of the first version holds itself. */
export function EmbeddedPositions({ positions }: { positions: GroundsView['positions'] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {positions.map((position) => (
        <li key={`${position.url} ${position.quote}`} className="card grid content-start gap-3 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{position.who}</span>
            <StanceBadge stance={position.stance} />
          </div>
          <blockquote
            {...quoteLanguage(position.quote, position.language)}
            className="text-pretty wrap-anywhere"
          >
            {position.quote}
          </blockquote>
          <p className="text-sm text-muted wrap-anywhere">
            <SourceLink url={position.url} title={position.title} />
            {position.saidOn && (
              <>
                {' · '}
                <SaidOn day={position.saidOn} />
              </>
            )}
          </p>
          <DeadLinkNote href={position.url} />
        </li>
      ))}
    </ul>
  );
}
