import { expect, test } from 'vitest';
import { askGoPlus, goPlusToken } from './goplus.ts';

const ADDRESS = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const SETTINGS = { baseUrl: 'https://goplus.example/api/v1', token: 'Bearer token' };

// An answer of our own in the shape of the service.
const TOKEN = {
  is_mintable: '1',
  transfer_pausable: '0',
  is_blacklisted: '',
  is_whitelisted: null,
  is_proxy: '0',
  owner_change_balance: '0',
  is_open_source: null,
  trust_list: '1',
  holder_count: '2',
  holders: [{ percent: '0.25' }, { percent: '0.125000000000000001' }],
};

function ask(body: unknown, status = 200) {
  const asked: [string, RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return Response.json(body, { status });
  };
  const contract = { chain: 'ethereum' as const, address: ADDRESS };
  return { asked, facts: askGoPlus(fetch, SETTINGS, contract, '2026-11-25') };
}
const answer = (token: object) => ({
  code: 1,
  message: 'OK',
  result: { [ADDRESS.toLowerCase()]: token },
});

test('flags are yes, no or unknown, and the share is that of the ten largest', async () => {
  const { asked, facts } = ask(answer(TOKEN));
  expect(await facts).toEqual({
    readOn: '2026-11-25',
    canMint: true,
    canPause: false,
    canFreeze: null,
    canChange: false,
    hasSource: null,
    topTenShare: 0.375,
  });
  const [[url, { headers }] = ['', {} as RequestInit]] = asked;
  expect(url).toBe(
    `${SETTINGS.baseUrl}/token_security/1?contract_addresses=${ADDRESS.toLowerCase()}`,
  );
  expect(new Headers(headers).get('authorization')).toBe('Bearer token');
});

test('the share of some holders among many is unknown', async () => {
  expect(await ask(answer({ ...TOKEN, holder_count: '900' })).facts).toMatchObject({
    topTenShare: null,
  });
});

test('an unknown contract has no facts', async () => {
  expect(await ask({ code: 1, message: 'OK', result: {} }).facts).toBeNull();
});

test.each([
  [{ code: 4029, message: 'too many', result: {} }, 200],
  [answer({ ...TOKEN, is_mintable: 'maybe' }), 200],
  [{ error: 'no' }, 403],
])('an invalid answer fails: %j', async (body, status) => {
  await expect(ask(body, status).facts).rejects.toThrow(/unexpected format|status|code 4029/);
});

test('the token is asked for with the key and a signature of the time and the secret', async () => {
  const asked: RequestInit[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    asked.push(init);
    const result = { access_token: 'Bearer 6|abc', expires_in: 7200 };
    return Response.json({ code: 1, message: 'OK', result });
  };
  // The example of https://docs.gopluslabs.io/reference/access-token.
  const key = 'mBOMg20QW11BbtyH4Zh0';
  const secret = 'V6aRfxlPJwN3ViJSIFSCdxPvneajuJsh';
  const now = new Date(1_647_847_498_000);
  const { baseUrl } = SETTINGS;
  expect(await goPlusToken(fetch, { baseUrl, key, secret }, now)).toBe('Bearer 6|abc');
  expect(JSON.parse(String(asked[0]?.body))).toEqual({
    app_key: key,
    time: 1_647_847_498,
    sign: '7293d385b9225b3c3f232b76ba97255d0e21063e',
  });
  const refused = async () => Response.json({ code: 4012, message: 'signature', result: null });
  await expect(goPlusToken(refused, { baseUrl, key, secret }, now)).rejects.toThrow('code 4012');
});
