import type { Database } from './client.ts';

/** Statements with placeholders, built once for each database: to build the SQL takes longer than to run it. */
export function preparedOnce<Statements>(
  prepare: (db: Database) => Statements,
): (db: Database) => Statements {
  const prepared = new WeakMap<Database, Statements>();
  return (db) => {
    const statements = prepared.get(db) ?? prepare(db);
    prepared.set(db, statements);
    return statements;
  };
}
