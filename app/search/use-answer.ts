import { useEffect, useState } from 'react';
import type { Found } from '#domain/search/found.ts';
import { searchHref } from './search-query.ts';

const TYPING_PAUSE_MILLISECONDS = 150;

/** What was found for `q`; null where the search did not answer. */
export interface Answer {
  q: string;
  found: Found | null;
}

/** The answer of `path` to what stands in `input`, soon after each letter; null while nothing is asked. */
export function useAnswer(input: HTMLInputElement, path: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let asking: AbortController | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(pause);
      // An answer that is overtaken must not come after the next one.
      asking?.abort();
    };
    const askSoon = () => {
      stop();
      const q = input.value.trim();
      if (q === '') return setAnswer(null);
      const asked = new AbortController();
      const { signal } = asked;
      asking = asked;
      pause = setTimeout(async () => {
        const found = await ask(searchHref(path, q), signal);
        if (!signal.aborted) setAnswer({ q, found });
      }, TYPING_PAUSE_MILLISECONDS);
    };
    input.addEventListener('input', askSoon);
    // With what was typed before this was there.
    askSoon();
    return () => {
      stop();
      input.removeEventListener('input', askSoon);
    };
  }, [input, path]);
  return answer;
}

async function ask(address: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
