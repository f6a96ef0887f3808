import type { z } from 'zod';

/**
 * Matches the names of the fields that `schema`, the schema of a form's values, reads: `reason.en`, `contracts[0].chain`. Whatever is
 * added to the schema is among them. Throws for a schema of a kind that no form has.
 */
export function fieldPattern(schema: z.core.$ZodType): RegExp {
  return anyOf(namesIn(schema).fields);
}

/** Matches the names of the lists of rows that `schema` reads: `contracts`, `criteria.riba.evidence`. */
export function rowListPattern(schema: z.core.$ZodType): RegExp {
  return anyOf(namesIn(schema).lists);
}

/** Patterns of names. */
interface Names {
  fields: string[];
  lists: string[];
}

// Lists have at most 100 rows, see `rowIntent`.
const INDEX = '\\[\\d{1,2}\\]';
/** A key of a record; objects have a `constructor` already. */
const KEY = '(?!constructor\\b)[a-z-]+';

function namesIn(schema: z.core.$ZodType, path = ''): Names {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
      return { fields: [path], lists: [] };
    case 'object':
      return joinNames(
        Object.entries(def.shape).map(([name, field]) => namesIn(field, below(path, name))),
      );
    case 'record':
      return namesIn(def.valueType, below(path, KEY));
    case 'array':
      return joinNames([{ fields: [], lists: [path] }, namesIn(def.element, path + INDEX)]);
    case 'default':
    case 'prefault':
    case 'catch':
      return namesIn(def.innerType, path);
    case 'pipe':
      return namesIn(isTransform(def.in) ? def.out : def.in, path);
    default:
      throw new Error(`a form has no field for a value of type ${def.type}: ${path}`);
  }
}

// `z.preprocess` makes a pipe that begins with a transform.
function isTransform(schema: z.core.$ZodType): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'transform';
}

function below(path: string, name: string): string {
  return path ? `${path}\\.${name}` : name;
}

function joinNames(parts: Names[]): Names {
  return {
    fields: parts.flatMap(({ fields }) => fields),
    lists: parts.flatMap(({ lists }) => lists),
  };
}

function anyOf(patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}
