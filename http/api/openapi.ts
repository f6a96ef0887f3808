import { Hono } from 'hono';
import { z } from 'zod';
import { type Description, describeApi, type Parameter } from '#app/api/describe.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { siteName } from '#app/meta/site-name.ts';
import { DESCRIPTION_PATH } from '#domain/api/endpoints.ts';
import { API_SCHEMAS, errorSchema } from '#domain/api/schemas.ts';

/** Version of the API, not of the program: a change that breaks clients raises the first number. */
const VERSION = '1.0.0';
const COMPONENTS = '#/components/';
const { api: words } = LANGUAGES.en.text;

/** `/openapi.json`: the API as OpenAPI 3.1, generated from the schemas that type its responses. */
export function openApi(origin: string): Hono {
  const document = openApiDocument(origin);
  const path = DESCRIPTION_PATH.replace('/api', '');
  return new Hono().get(path, (c) => c.json(document));
}

/** https://spec.openapis.org/oas/v3.1.0 */
export function openApiDocument(origin: string) {
  return {
    openapi: '3.1.0',
    info: { title: siteName('en'), version: VERSION, description: words.text },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      describeApi(words).map((endpoint) => [endpoint.path, { get: operation(endpoint) }]),
    ),
    components: { schemas: schemas(), headers: HEADERS, responses: REFUSALS },
  };
}

function operation({ name, summary, parameters, response, refusals, isLimited }: Description) {
  const limits = isLimited ? refer('headers', 'RateLimit', 'RateLimit-Policy') : {};
  const cached = isLimited ? { ...refer('headers', 'ETag'), ...limits } : {};
  const unchanged = { description: words.statuses[304], headers: cached };
  const often = [...(isLimited ? [429] : []), ...(name === 'getHealth' ? [] : [503])];
  return {
    operationId: name,
    summary,
    parameters: parameters.map(parameterOf),
    responses: {
      200: { description: summary, headers: cached, ...json(response) },
      ...(isLimited && { 304: unchanged }),
      ...refer('responses', ...refusals, ...often),
    },
  };
}

function parameterOf({ name, in: place, isRequired, description, schema }: Parameter) {
  return { name, in: place, description, required: isRequired, schema };
}

const header = (description: string) => ({ description, schema: { type: 'string' } });

const HEADERS = {
  ETag: header(words.headers.etag),
  RateLimit: header(words.headers.rateLimit),
  'RateLimit-Policy': header(words.headers.rateLimitPolicy),
  'Retry-After': { description: words.headers.retryAfter, schema: { type: 'integer' } },
};

const LATER = refer('headers', 'Retry-After');
const LIMITED = { ...LATER, ...refer('headers', 'RateLimit', 'RateLimit-Policy') };

const REFUSALS = {
  400: { description: words.statuses[400], ...json(errorSchema) },
  404: { description: words.statuses[404], ...json(errorSchema) },
  429: { description: words.statuses[429], headers: LIMITED, ...json(errorSchema) },
  503: { description: words.statuses[503], headers: LATER, ...json(errorSchema) },
};

function json(schema: z.ZodType) {
  const { id = '' } = API_SCHEMAS.get(schema) ?? {};
  return { content: { 'application/json': { schema: reference('schemas', id) } } };
}

function refer(part: string, ...names: (string | number)[]) {
  return Object.fromEntries(names.map((name) => [name, reference(part, name)]));
}

function reference(part: string, name: string | number) {
  return { $ref: `${COMPONENTS}${part}/${name}` };
}

function schemas() {
  const { schemas } = z.toJSONSchema(API_SCHEMAS, {
    uri: (id) => `${COMPONENTS}schemas/${id}`,
    override: ({ jsonSchema }) => {
      // The schemas are strict for the tests; clients have to expect additional fields in the future.
      delete jsonSchema.additionalProperties;
      // The format says the same.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...schema }]) => [id, schema]),
  );
}
