import { readFileSync } from 'node:fs';

/** An imitation of a listing as readers paste it. */
interface Fake {
  /** The listing's id. */
  listing: string;
  text: string;
}

interface Samples {
  /** By listing; short: its name or domain has fewer than five letters. */
  lookAlikes: Record<'short' | 'long', Record<string, string[]>>;
  /** Real sites and accounts whose name resembles a listing's. */
  near: string[];
  /** Real sites of other businesses, newspapers, universities and governments. */
  unrelated: string[];
}

// The author knew the listings but not the rules. One half was used to improve the rules, the other for a single measurement.
const samples: Samples = JSON.parse(
  readFileSync(new URL('look-alikes.json', import.meta.url), 'utf8'),
);

export const { near: NEAR, unrelated: UNRELATED } = samples;

/** The imitations of listings with long or short names. */
export function fakesOf(names: 'short' | 'long'): Fake[] {
  return Object.entries(samples.lookAlikes[names]).flatMap(([listing, texts]) =>
    texts.map((text) => ({ listing, text })),
  );
}
