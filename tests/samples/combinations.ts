/** `some` under `npm test`; `every` combination under `npm run chaos -- screens`. */
export function someOf<T>(some: readonly NoInfer<T>[], every: readonly T[]): readonly T[] {
  return process.env.EVERY_COMBINATION === '1' ? every : some;
}
