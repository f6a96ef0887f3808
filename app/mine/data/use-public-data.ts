import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Outline } from '#domain/listing/outline.ts';
import { type Directory, openDirectory } from './directory.ts';
import type { PublicPrices } from './prices.ts';

// The same two addresses for everybody, whatever is on their list.
const LISTINGS = '/mine/listings.json';
const PRICES = '/mine/prices.json';

export interface PublicData {
  /** Null: not here yet. */
  directory: Directory | null;
  prices: PublicPrices | null;
  /** Waiting: React has only just come. */
  state: 'waiting' | 'loading' | 'here' | 'failed';
  load: () => void;
}

/** Verdicts, prices and rates, fetched whole; once, and whenever `load` is called. */
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
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
