import {
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { heldData } from '#app/context/request-context.server.ts';
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
