import type { Removal } from './removal.ts';

const EDIT = 'domain/listing/edit.ts';
const APPLY = 'domain/listing/apply-change.ts';
const EDIT_TEST = 'domain/listing/edit.db.test.ts';
const OVERLAPPING = 'domain/listing/overlapping.db.test.ts';
const BACKUP = 'cli/data/backup.db.test.ts';

/** Edits, their history, backups. */
export const EDITS: readonly Removal[] = [
  {
    protects: 'a stale edit writes over what somebody else has saved',
    file: APPLY,
    from: 'if (kept.version !== version) {',
    to: 'if (kept.version < version) {',
    red: { project: 'integration', file: EDIT_TEST, named: 'a stale edit is refused' },
  },
  {
    protects: 'of two edits at once one is lost',
    file: APPLY,
    from: 'findKept(tx, kind, id, { forChange: true })',
    to: 'findKept(tx, kind, id)',
    red: {
      project: 'integration',
      file: OVERLAPPING,
      named: 'of a form and a translation saved at once',
    },
  },
  {
    protects: 'an edit made while another is being saved does not see it',
    file: APPLY,
    from: 'findKept(tx, kind, id, { forChange: true })',
    to: 'findKept(tx, kind, id)',
    red: { project: 'integration', file: OVERLAPPING, named: 'that waits for another save' },
  },
  {
    protects: 'a listing is deleted in another state than was asked about',
    file: EDIT,
    from: 'if (kept.version !== version) {',
    to: 'if (kept.version < version) {',
    red: { project: 'integration', file: EDIT_TEST, named: 'a stale deletion is refused' },
  },
  {
    protects: 'a form sent twice makes two listings',
    file: EDIT,
    from: 'const [earlier] = await tx.select().from(submissions).where(eq(submissions.key, key));',
    to: 'const earlier = null as never as typeof submissions.$inferSelect | null;\n    key = crypto.randomUUID();',
    red: { project: 'integration', file: EDIT_TEST, named: 'a form sent twice makes one listing' },
  },
  {
    protects: 'a form changed after its answer got lost is said to be saved',
    file: EDIT,
    from: 'added !== null && changedFields(added, content).length === 0',
    to: 'true',
    red: {
      project: 'integration',
      file: EDIT_TEST,
      named: 'a form sent again with other content is told so',
    },
  },
  {
    protects: 'an edit of a deleted listing is saved over what took its place',
    file: APPLY,
    from: 'Math.max(atLeast, (last?.version ?? 0) + 1)',
    to: 'atLeast',
    red: {
      project: 'integration',
      file: EDIT_TEST,
      named: 'an edit from before a deletion is stale',
    },
  },
  {
    protects: 'a listing is put back over another one of its id',
    file: EDIT,
    from: 'const taken = await findKept(tx, undone.kind, undone.listingId);',
    to: `await tx.delete(listings).where(and(eq(listings.kind, undone.kind), eq(listings.id, undone.listingId)));
    const taken = null;`,
    red: {
      project: 'browser',
      file: 'tests/deletion.browser.test.ts',
      named: 'is not undone over another of its id',
    },
  },
  {
    protects: 'a change of one listing is put back into another',
    file: 'app/editing/history/put-back.server.ts',
    from: 'const isOfListing = change?.kind === kind && change.listingId === params.id;',
    to: 'const isOfListing = change !== null;',
    red: {
      project: 'browser',
      file: 'tests/history.browser.test.ts',
      named: 'a change of another listing cannot be put back through this one',
    },
  },
  {
    protects: 'a stale form does not show what somebody else has saved',
    file: 'app/editing/form/save-listing.server.ts',
    from: 'return data<Unsaved>(withWarning(answer, warning), { status: 409 });',
    to: "return landing(kind, 'updated', id);",
    red: {
      project: 'browser',
      file: 'tests/two-editors.browser.test.ts',
      named: 'edits of different fields both survive without scripts',
    },
  },
  {
    protects: 'nobody knows who has changed what',
    file: APPLY,
    from: 'await recordChange(tx, { what, version: version + 1, by, why, before, after });',
    to: '',
    red: {
      project: 'integration',
      file: EDIT_TEST,
      named: 'the latest changes of all listings are told',
    },
  },
  {
    protects: 'a backup is of several moments',
    file: 'db/backup.ts',
    from: "{ isolationLevel: 'repeatable read', accessMode: 'read only' },",
    to: "{ isolationLevel: 'read committed', accessMode: 'read only' },",
    red: {
      project: 'integration',
      file: BACKUP,
      named: 'taken while being written to, and uploaded to, is of one moment',
    },
  },
  {
    protects: 'a backup that was changed is restored',
    file: 'cli/data/backup-file.ts',
    from: "if (value.sha256 !== sum.digest()) throw new BrokenError('its checksum is wrong');",
    to: '',
    red: { project: 'integration', file: BACKUP, named: 'that is cut short, broken or none' },
  },
  {
    protects: 'a backup that was cut short is restored',
    file: 'cli/data/backup-file.ts',
    from: "if (state !== 'end') throw new BrokenError('it is cut short');",
    to: '',
    red: { project: 'integration', file: BACKUP, named: 'that is cut short, broken or none' },
  },
  {
    protects: 'a restore throws accounts and edits away',
    file: 'cli/data/restore.ts',
    from: 'if (!mayReplace && (await isTouched(db))) {',
    to: 'if (!mayReplace && !db) {',
    red: {
      project: 'integration',
      file: BACKUP,
      named: 'does not replace accounts and edits unless told to',
    },
  },
];
