import type { Register } from 'react-router';
import type { FormValues } from '#app/editing/draft/draft.ts';

// Types alone: `npm run types` fails where a loader returns data that JSON loses, such as a date. The page has its data as JSON.

type MustBeNever<T extends never> = T;
export type JsonLoses = MustBeNever<Lost<Loaded<Modules[keyof Modules]>>>;

type Modules = Register['routeModules'];
type Loaded<Module> = Module extends { loader: (...args: never[]) => infer Result }
  ? DataOf<Awaited<Result>>
  : never;
type DataOf<Result> = Result extends Response
  ? never
  : Result extends { data: infer Data; init: unknown }
    ? Data
    : Result;

/** The parts of data that JSON loses. Values of forms are texts, in any number of levels. */
type Lost<T, Depth extends 0[] = []> = Depth['length'] extends 10
  ? 'too deep'
  : unknown extends T
    ? 'unknown'
    : T extends string | number | boolean | null | undefined | FormValues
      ? never
      : T extends readonly (infer Item)[]
        ? Lost<Item, [...Depth, 0]>
        : T extends Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown> | Method
          ? T
          : T extends object
            ? { [Key in keyof T]-?: Lost<T[Key], [...Depth, 0]> }[keyof T]
            : T;
type Method = (...args: never[]) => unknown;
