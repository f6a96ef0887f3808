import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDescription, digestLine } from '#cli/assets/api-digest.ts';

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');
const types = read('client/tabayyan.d.ts');

test('the types of docs/client have the endpoints of the API', () => {
  const [typed = ''] = types.split('\nexport ', 2).slice(1);
  const paths = [...typed.matchAll(/^ {4}"(\/[^"]*)": \{$/gm)].map(([, path]) => path);
  expect(paths).toEqual(Object.keys(apiDescription().paths));
});

test('the types of docs/client have the fields of the API’s objects, and say which are always there', () => {
  const { schemas } = apiDescription().components;
  const objects = Object.entries<Schema>(schemas).filter(([, schema]) => schema.properties);
  expect(objects.length).toBeGreaterThan(20);
  for (const [name, { properties = {}, required = [] }] of objects) {
    const described = Object.keys(properties).map((field) =>
      required.includes(field) ? field : `${field}?`,
    );
    expect(fieldsOf(name), `npm run client generates ${name}`).toEqual(described);
  }
});

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
}

function fieldsOf(name: string): string[] {
  const [, body = ''] = new RegExp(`^ {8}${name}: \\{\\n(.*?)^ {8}\\};`, 'ms').exec(types) ?? [];
  return [...body.matchAll(/^ {12}(\w+\??):/gm)].map(([, field = '']) => field);
}

// The rest of the types: the first line has a hash of the description that they were generated from.
test('the types of docs/client are generated from the API as it is now', () => {
  const [first] = types.split('\n');
  expect(first, 'npm run client generates them').toBe(digestLine());
});

test('the example in docs/api.md is the compiled and tested one', () => {
  expect(read('api.md')).toContain(`\`\`\`ts\n${read('client/example.ts')}\`\`\``);
});
