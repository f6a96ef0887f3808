import { z } from 'zod';
import type { Text } from '#app/i18n/text.en.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from '#domain/api/endpoints.ts';
import type * as queries from '#domain/api/queries.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';

type ParameterSchema = z.core.JSONSchema.BaseSchema;

/** An endpoint with its summary and the parameters of its schema. */
export interface Description extends Endpoint {
  summary: string;
  parameters: Parameter[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  description: string;
  schema: ParameterSchema;
}

/** Descriptions of all endpoints in the language of `text`, for the API's page and its OpenAPI document. */
export function describeApi(text: Text['api']): Description[] {
  return ENDPOINTS.map((endpoint) => ({
    ...endpoint,
    summary: text.summaries[endpoint.name],
    parameters: [...pathParameters(endpoint, text), ...queryParameters(endpoint, text)],
  }));
}

const DIGEST: ParameterSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  examples: ['0f343b0931126a20f133d67c2b018a3b5d1b2f2bd9bd1fd0a3c0de37bb1d7c5e'],
};
/** The id in examples of each kind's endpoints. */
export const EXAMPLE_ID: Record<Kind, string> = { coin: 'bitcoin', exchange: 'binance' };

function pathParameters({ path }: Endpoint, text: Text['api']): Parameter[] {
  if (path.includes('{digest}')) {
    const { digest: description } = text.parameters;
    return [{ name: 'digest', in: 'path', isRequired: true, description, schema: DIGEST }];
  }
  if (!path.includes('{id}')) return [];
  const kind = KINDS.find((candidate) => path.startsWith(`/api/${KIND[candidate].collection}/`));
  const examples = kind ? [EXAMPLE_ID[kind]] : [];
  const schema: ParameterSchema = { type: 'string', examples };
  return [{ name: 'id', in: 'path', isRequired: true, description: text.parameters.id, schema }];
}

function queryParameters({ query, name: endpoint }: Endpoint, text: Text['api']): Parameter[] {
  if (!query) return [];
  // Query values arrive as strings; the output schema has the types after parsing.
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    isRequired: !query.shape[name].safeParse(undefined).success,
    description: text.parameters[wordsOf(endpoint, name as QueryName)],
    schema: schema as ParameterSchema,
  }));
}

type ParameterWords = keyof Text['api']['parameters'];

type Queries = typeof queries;
/** The parameters of all queries: one without its words does not compile. */
type QueryName = {
  [Q in keyof Queries]: Queries[Q] extends z.ZodObject<infer Shape> ? keyof Shape & string : never;
}[keyof Queries];

/** The words of parameters that mean something else at an endpoint than their name does at others. */
const OWN_WORDS: Partial<Record<EndpointName, Record<string, ParameterWords>>> = {
  getNews: { category: 'topic' },
  checkReal: { q: 'pasted' },
  findWarnings: { q: 'warned' },
  listLicences: { country: 'code', limit: 'exchanges' },
  listChanges: { limit: 'entries' },
};

function wordsOf(endpoint: EndpointName, name: QueryName): ParameterWords {
  return OWN_WORDS[endpoint]?.[name] ?? name;
}
