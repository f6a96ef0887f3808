import {
  data,
  type LoaderFunctionArgs,
  type Register,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, expectTypeOf, test } from 'vitest';
import { heldData } from '#app/context/services.server.ts';
import { holdingData } from './held-data.ts';

const LOADED = { name: 'Bitcoin' };
const refused = new Response(null, { status: 302 });

/** The part of a loader's result that the router gets, and the part held back from it. */
async function load(result: unknown, { isScreen = true, isOfData = false } = {}) {
  const context = new RouterContextProvider();
  const held = new Map<string, unknown>();
  if (!isOfData) context.set(heldData, held);
  const module = { loader: () => result, default: isScreen ? () => null : undefined };
  const routes = holdingData({ coin: { id: 'coin', module } } as unknown as ServerBuild['routes']);
  const forRouter: unknown = await routes.coin?.module.loader?.({
    context,
  } as unknown as LoaderFunctionArgs);
  return { forRouter, held: Object.fromEntries(held) };
}

test('the router gets null for the data of a screen', async () => {
  expect(await load(LOADED)).toEqual({ forRouter: null, held: { coin: LOADED } });
});

test('the router gets the status and headers of data that has them', async () => {
  expect(await load(data(LOADED, 404))).toEqual({
    forRouter: data(null, 404),
    held: { coin: LOADED },
  });
});

test.each<[string, unknown, Parameters<typeof load>[1]?]>([
  ['a response', refused],
  ['the result of a route without a screen', LOADED, { isScreen: false }],
  ['the result of a request of data', LOADED, { isOfData: true }],
])('the router gets %s itself', async (_, result, options) => {
  expect(await load(result, options)).toEqual({ forRouter: result, held: {} });
});

type Modules = Register['routeModules'];
type Loaded<Module> = Module extends { loader: (...args: never[]) => infer Result }
  ? DataOf<Awaited<Result>>
  : never;
type DataOf<Result> = Result extends Response
  ? never
  : Result extends { data: infer Data; init: unknown }
    ? Data
    : Result;

/** The parts of data that JSON loses, some levels deep. */
type Lost<T, Depth extends 0[] = []> = Depth['length'] extends 8
  ? never
  : unknown extends T
    ? 'unknown'
    : T extends string | number | boolean | null | undefined
      ? never
      : T extends readonly (infer Item)[]
        ? Lost<Item, [...Depth, 0]>
        : T extends Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown> | Method
          ? T
          : T extends object
            ? { [Key in keyof T]-?: Lost<T[Key], [...Depth, 0]> }[keyof T]
            : T;
type Method = (...args: never[]) => unknown;

test('data of loaders is kept by JSON', () => {
  expectTypeOf<Lost<Loaded<Modules[keyof Modules]>>>().toBeNever();
});
