import type { Connect } from '#domain/outbound/fetch-public.ts';

/** A `connect` for sites that resolves every name to the loopback and reaches nothing else. */
export const LOOPBACK = {
  isAllowed: (address: string): boolean => address === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ownAddresses: (): string[] => [],
} satisfies Connect;

/** Settings of checks of outside pages, without pauses between them. */
export const UNPACED = {
  origin: 'https://tabayyan.example',
  connect: LOOPBACK,
  pauseSeconds: 0,
  hostPauseSeconds: 0,
  timeoutMs: 5_000,
};

/** A picture of one pixel. */
export const PNG: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
