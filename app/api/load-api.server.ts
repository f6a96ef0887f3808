import type { z } from 'zod';
import type { Services } from '#app/context/services.server.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { answerCountries, answerLicences } from '#domain/api/country-responses.ts';
import type { EndpointName } from '#domain/api/endpoints.ts';
import {
  changesQuery,
  checkQuery,
  licencesQuery,
  listQuery,
  newsQuery,
  warningsQuery,
} from '#domain/api/queries.ts';
import {
  answerCheck,
  answerCount,
  answerList,
  answerMarkets,
  answerNews,
  answerOne,
} from '#domain/api/responses.ts';
import {
  answerChanges,
  answerPositions,
  answerRulings,
  answerRulingText,
} from '#domain/api/ruling-responses.ts';
import { answerWarnings } from '#domain/api/warning-responses.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { textLanguage } from '#domain/method/definition.ts';
import { cutText } from '#domain/text/cut.ts';
import { describeApi, EXAMPLE_ID, type Parameter } from './describe.server.ts';
import type { EndpointView, ParameterView } from './endpoint-section.tsx';

const MAX_TEXT_LENGTH = 60;
const EXAMPLE_QUERIES = {
  list: { sort: 'rating', limit: '1' },
  news: { lang: 'ar' },
  changes: { limit: '1' },
  licences: { country: 'AE', limit: '1' },
  // `.example` is reserved: nobody can register it (RFC 2606).
  check: { q: 'binance-login.example' },
};

type Provided = Pick<
  Services,
  'db' | 'identifiers' | 'market' | 'news' | 'positions' | 'origin' | 'apiLimit'
>;

/** The API page's data: each endpoint with an example request and its current response. */
export async function loadApi(provided: Provided, url: URL) {
  const language = languageOf(url.pathname);
  const [coins, exchanges] = await Promise.all([
    listExamples(provided, 'coin'),
    listExamples(provided, 'exchange'),
  ]);
  const examples = await answerExamples(provided, coins, exchanges);
  const endpoints = describeApi(LANGUAGES[language].text.api).map(
    ({ name, path, summary, parameters }): EndpointView => ({
      name,
      path,
      summary,
      parameters: parameters.map(viewOf),
      example: examples[name],
    }),
  );
  const { origin, apiLimit } = provided;
  const badge = coins.first ? badgeOf(coins.first, language) : null;
  const lead = coins.one ? leadOf(coins.one) : null;
  return { origin, limit: apiLimit, lead, endpoints, badge };
}

// Some fields of a coin, for readers who want to see what an answer looks like: the verdict with what belongs to it.
function leadOf(coin: NonNullable<Examples['one']>) {
  const { id, symbol, category, categoryFirmness, categoryScope, ruledAt } = coin;
  const some = { id, symbol, category, categoryFirmness, categoryScope, ruledAt };
  const shown = JSON.stringify(some, null, 2);
  return { path: `/api/coins/${id}`, answer: shown.replace(/\n( *)}/g, ',\n$1  …\n$1}') };
}

function badgeOf({ id, name, translations }: NonNullable<Examples['first']>, language: Language) {
  return { id, name: translations.name[textLanguage(language)] ?? name ?? id };
}

async function answerExamples(
  provided: Provided,
  coins: Examples,
  exchanges: Examples,
): Promise<Record<EndpointName, EndpointView['example']>> {
  const { news, changes, licences, check } = EXAMPLE_QUERIES;
  const alive = { ok: true };
  const digest = coins.digest ?? exchanges.digest ?? '';
  const byQuery = async <Query extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Query,
    answer: (provided: Provided, query: z.output<Query>) => Promise<object>,
  ) =>
    example(`${path}?${new URLSearchParams(query)}`, await answer(provided, schema.parse(query)));
  return {
    listCoins: coins.list,
    getCoin: coins.item,
    getCoinRulings: coins.rulings,
    countCoins: coins.count,
    listExchanges: exchanges.list,
    getExchange: exchanges.item,
    getExchangeRulings: exchanges.rulings,
    countExchanges: exchanges.count,
    listPositions: example('/api/positions', await answerPositions(provided)),
    listCountries: example('/api/countries', await answerCountries(provided)),
    listLicences: await byQuery('/api/licences', licences, licencesQuery, answerLicences),
    findWarnings: await byQuery('/api/warnings', check, warningsQuery, answerWarnings),
    listChanges: await byQuery('/api/changes', changes, changesQuery, answerChanges),
    getRulingText: example(`/api/rulings/${digest}`, await answerRulingText(provided, digest)),
    checkReal: await byQuery('/api/check', check, checkQuery, answerCheck),
    getMarkets: example('/api/markets', await answerMarkets(provided)),
    getNews: await byQuery('/api/news', news, newsQuery, answerNews),
    getHealth: example('/healthz', alive),
    getReadiness: example('/readyz', alive),
  };
}

type Examples = Awaited<ReturnType<typeof listExamples>>;

async function listExamples(provided: Provided, kind: Kind) {
  const path = `/api/${KIND[kind].collection}`;
  const list = await answerList(provided, kind, listQuery.parse(EXAMPLE_QUERIES.list));
  const [first] = list?.items ?? [];
  const id = first?.id ?? EXAMPLE_ID[kind];
  const [one, rulings] = await Promise.all([
    answerOne(provided, kind, id),
    answerRulings(provided, kind, id),
  ]);
  return {
    first,
    one,
    digest: rulings?.items[0]?.digest,
    list: example(`${path}?${new URLSearchParams(EXAMPLE_QUERIES.list)}`, list),
    item: example(`${path}/${id}`, one),
    rulings: example(`${path}/${id}/rulings`, rulings),
    count: example(`${path}/count`, await answerCount(provided, kind)),
  };
}

// A real response, shortened: lists to one item, texts to their beginning.
function example(path: string, answer: object | null): EndpointView['example'] {
  const shown = answer && JSON.stringify(answer, (_, value) => shorten(value), 2);
  return { path, answer: shown, isCut: shown !== JSON.stringify(answer, null, 2) };
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1);
  if (typeof value !== 'string' || value.length <= MAX_TEXT_LENGTH) return value;
  return `${cutText(value, MAX_TEXT_LENGTH)}…`;
}

function viewOf({ name, description, schema }: Parameter): ParameterView {
  const { minimum: from, maximum: to, default: initial } = schema;
  // An integer without limits has those of safe integers in its schema.
  const isLimited = to !== Number.MAX_SAFE_INTEGER;
  return {
    name,
    description,
    values: (schema.enum ?? []).map(String),
    range: from !== undefined && to !== undefined && isLimited ? { from, to } : null,
    initial: initial === undefined ? null : String(initial),
  };
}
