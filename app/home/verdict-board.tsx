import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Cached } from '#app/markup/cached.ts';
import { Decides } from '#app/verdict/decides.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { VerdictBar } from './verdict-bar.tsx';

export interface BoardView {
  counts: { coins: number; exchanges: number; sources: number; ledgerEntries: number };
  /** Coins by verdict. */
  verdicts: VerdictCount[];
  /** A coin of each verdict, if possible none that is featured. */
  shown: RuledSummary[];
}

/** Today's verdicts: all coins by verdict, and a coin of each. */
export function VerdictBoard({
  coins,
  verdicts,
  shown,
}: Pick<BoardView, 'verdicts' | 'shown'> & { coins: number }) {
  const { text, to, language } = useLanguage();
  return (
    <Cached by={['board', language, coins, verdicts, shown]}>
      <section aria-labelledby="board" className="card grid gap-3 p-4 sm:p-5">
        <div className="grid gap-2">
          <h2 id="board" className="text-lg">
            {text.home.boardTitle(coins)}
          </h2>
          <VerdictBar verdicts={verdicts} />
        </div>
        <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 sm:gap-x-3">
          {shown.map((coin) => {
            const ruling = mainGlance(coin.rulings);
            return (
              <li
                key={coin.id}
                className="board-row relative col-span-full grid grid-cols-subgrid items-center border-t border-line py-2.5 last:pb-0 max-sm:py-2"
              >
                <Rosette ruling={ruling} />
                <Link
                  to={to(`/coin/${coin.id}`)}
                  className="row-link min-w-0 font-semibold hover:text-accent"
                >
                  <bdi>{coin.name}</bdi>
                </Link>
                {ruling && <Decides ruling={ruling} />}
                <GlanceLine ruling={ruling} size="row" isShort />
              </li>
            );
          })}
        </ul>
        <div className="grid gap-1 border-t border-line pt-2">
          <ScopeAndDays rulings={shown.map(({ rulings }) => mainGlance(rulings))} />
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted max-sm:text-xs">
            {text.home.petals}
            <Link to={to('/methodology#key')} className="link no-print">
              {text.methodology.keyTitle}
            </Link>
          </p>
        </div>
      </section>
    </Cached>
  );
}
