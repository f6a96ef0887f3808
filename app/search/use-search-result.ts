import { useEffect, useState } from 'react';
import type { FoundGroups } from '#domain/search/found.ts';
import { searchHref } from './search-query.ts';

const DEBOUNCE_MS = 150;

/** The results for `q`; null if the search failed. */
export interface SearchResult {
  q: string;
  found: FoundGroups | null;
}

/** Searches at `path` for the text in `input`, debounced; null while it is empty. */
export function useSearchResult(input: HTMLInputElement, path: string): SearchResult | null {
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    let running: AbortController | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(pause);
      // A slow response must not replace a later one.
      running?.abort();
    };
    const searchSoon = () => {
      stop();
      const q = input.value.trim();
      if (q === '') return setResult(null);
      running = new AbortController();
      const { signal } = running;
      pause = setTimeout(async () => {
        const found = await search(searchHref(path, q), signal);
        if (!signal.aborted) setResult({ q, found });
      }, DEBOUNCE_MS);
    };
    input.addEventListener('input', searchSoon);
    // The visitor may have typed before this component loaded.
    searchSoon();
    return () => {
      stop();
      input.removeEventListener('input', searchSoon);
    };
  }, [input, path]);
  return result;
}

async function search(address: string, signal: AbortSignal): Promise<FoundGroups | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
