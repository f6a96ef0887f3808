/** `sample` under `npm test`; `all` of them under `npm run chaos -- screens`. */
export function combinations<T>(sample: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return process.env.EVERY_COMBINATION === '1' ? all : sample;
}
