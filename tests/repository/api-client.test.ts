import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestLine } from '#cli/assets/api-digest.ts';

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

test('the generated types of docs/client match the API', () => {
  const [first] = read('client/tabayyan.d.ts').split('\n');
  expect(first, 'npm run client generates them').toBe(digestLine());
});

test('the example in docs/api.md is the compiled and tested one', () => {
  expect(read('api.md')).toContain(`\`\`\`ts\n${read('client/example.ts')}\`\`\``);
});
