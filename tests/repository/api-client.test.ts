import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument } from '#http/api/openapi.ts';

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

test('the generated types of docs/client match the API', () => {
  const [, sum] = /^\/\/ description: ([0-9a-f]{16})$/m.exec(read('client/tabayyan.d.ts')) ?? [];
  // If not, generate them as docs/api.md says, and write this hash over them.
  expect(sum).toBe(sumOf(openApiDocument('https://tabayyan.example')));
});

test('the example in docs/api.md is the compiled and tested one', () => {
  expect(read('api.md')).toContain(`\`\`\`ts\n${read('client/example.ts')}\`\`\``);
});

// Descriptions may change without a change of the types.
function sumOf(document: object): string {
  const wordless = JSON.stringify(document, (key, value) =>
    /^(description|summary)$/.test(key) && typeof value === 'string' ? undefined : value,
  );
  return createHash('sha256').update(wordless).digest('hex').slice(0, 16);
}
