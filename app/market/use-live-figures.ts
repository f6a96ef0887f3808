import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Freshness, MarketRow } from './figures.ts';

/** The interval at which the server fetches from the market service. */
const REFRESH_MS = 60_000;
/** The server responds with stale figures while it revalidates; new ones follow soon. */
const DUE_REFRESH_MS = 5000;
/** Long enough that open pages do not overload a server that is starting. */
const UNREACHABLE_REFRESH_MS = 15_000;
const HIGHLIGHT_MS = 2000;
/** The router's key of the first page. */
const FIRST_ENTRY = 'default';

/** When the first page's figures arrived, possibly long before React starts; null after their first use. */
let firstFigures: number | null = Date.now() - performance.now();

/** Refreshes the figures while the tab is visible and `isWanted`; returns the ids of coins whose price just changed. */
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
  if (freshness?.state === 'unreachable') return UNREACHABLE_REFRESH_MS;
  return freshness && !freshness.isDue ? REFRESH_MS : DUE_REFRESH_MS;
}

function useChanged(rows: MarketRow[]): ReadonlySet<string> {
  const seen = useRef(new Map<string, number | null>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const moved = rows.filter(({ id, price }) => {
      const previous = seen.current.get(id);
      return previous !== undefined && previous !== price;
    });
    for (const { id, price } of rows) seen.current.set(id, price);
    if (moved.length === 0) return;
    setChanged(new Set(moved.map((row) => row.id)));
    const timer = setTimeout(() => setChanged(new Set()), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [rows]);

  return changed;
}
