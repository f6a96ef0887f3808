import { createHash } from 'node:crypto';
import { openApiDocument } from '#http/api/openapi.ts';

/** The description of the API for which the types of `docs/client` are generated. */
export const apiDescription = () => openApiDocument('https://tabayyan.example');

/** The first line of the generated types: a hash of the description without its prose, which may change without the types. */
export function digestLine(): string {
  const wordless = JSON.stringify(apiDescription(), (key, value) =>
    /^(description|summary)$/.test(key) && typeof value === 'string' ? undefined : value,
  );
  return `// description: ${createHash('sha256').update(wordless).digest('hex').slice(0, 16)}`;
}
