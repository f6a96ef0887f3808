import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Outline } from '#domain/listing/summary/outline.ts';
import { type Directory, openDirectory } from './directory.ts';
import type { PublicPrices } from './mine-summary.ts';

// The same two addresses for every reader: requests do not reveal the list.
const LISTINGS = '/mine/listings.json';
const PRICES = '/mine/prices.json';

export interface PublicData {
  /** Null: not loaded yet. */
  directory: Directory | null;
  prices: PublicPrices | null;
  /** `waiting` until the first effect runs. */
  state: 'waiting' | 'loading' | 'here' | 'failed';
  load: () => void;
}

/** Verdicts, prices and rates, fetched whole on mount and by `load`. */
export function usePublicData(language: string): PublicData {
  const [outline, setOutline] = useState<Outline | null>(null);
  const [prices, setPrices] = useState<PublicPrices | null>(null);
  const [state, setState] = useState<PublicData['state']>('waiting');
  const directory = useMemo(() => outline && openDirectory(outline, language), [outline, language]);

  const load = useCallback(() => {
    setState('loading');
    const fetched = [
      get<Outline>(LISTINGS).then(setOutline),
      get<PublicPrices>(PRICES).then(setPrices),
    ];
    void Promise.allSettled(fetched).then((results) => {
      setState(results.some(({ status }) => status === 'rejected') ? 'failed' : 'here');
    });
  }, []);
  useEffect(load, [load]);

  return { directory, prices, state, load };
}

async function get<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
