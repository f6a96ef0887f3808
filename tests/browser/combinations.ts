/** What `npm test` tries; `every` where all combinations are asked for, as `npm run chaos -- screens` does. */
export function someOf<T>(some: readonly NoInfer<T>[], every: readonly T[]): readonly T[] {
  return process.env.EVERY_COMBINATION === '1' ? every : some;
}
