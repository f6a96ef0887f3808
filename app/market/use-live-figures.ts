import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Freshness, MarketRow } from './figures.ts';

/** As often as the server asks the market service. */
const REFRESH_MILLISECONDS = 60_000;
/** The server answers with old figures at once and asks for new ones behind; they are there soon after. */
const DUE_REFRESH_MILLISECONDS = 5000;
/** Not so often that a server that is just starting has every open page upon it. */
const UNREACHABLE_REFRESH_MILLISECONDS = 15_000;
const MARK_MILLISECONDS = 2000;
/** The router's key of the page it starts on. */
const FIRST_ENTRY = 'default';

/** When the figures of the page came that React takes over, which may be long after; null once it has. */
let firstFigures: number | null = Date.now() - performance.now();

/** Refreshes the page's figures while the tab is seen and the reader has it so, and names the coins whose price has just changed. */
export function useLiveFigures(
  rows: MarketRow[],
  freshness: Freshness | null,
  isWanted: () => boolean,
): ReadonlySet<string> {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === 'idle';
  const { key } = useLocation();
  const pause = pauseFor(freshness);
  const isStopped = useEffectEvent(() => !isWanted());

  useEffect(() => {
    if (!isIdle) return;
    let last = key === FIRST_ENTRY && firstFigures !== null ? firstFigures : Date.now();
    firstFigures = null;
    const refresh = () => {
      if (document.visibilityState !== 'visible' || isStopped()) return;
      if (Date.now() - last < pause) return;
      last = Date.now();
      void revalidate();
    };
    const timer = setInterval(refresh, 1000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate, isIdle, key, pause]);

  return useChanged(rows);
}

function pauseFor(freshness: Freshness | null): number {
  if (freshness?.state === 'unreachable') return UNREACHABLE_REFRESH_MILLISECONDS;
  return freshness && !freshness.isDue ? REFRESH_MILLISECONDS : DUE_REFRESH_MILLISECONDS;
}

function useChanged(rows: MarketRow[]): ReadonlySet<string> {
  const seen = useRef(new Map<string, number | null>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const moved = rows.filter(({ id, price }) => {
      const before = seen.current.get(id);
      return before !== undefined && before !== price;
    });
    for (const { id, price } of rows) seen.current.set(id, price);
    if (moved.length === 0) return;
    setChanged(new Set(moved.map((row) => row.id)));
    const timer = setTimeout(() => setChanged(new Set()), MARK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [rows]);

  return changed;
}
