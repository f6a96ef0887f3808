import type { Removal } from './removal.ts';

const BACKUP = { project: 'integration', file: 'cli/data/hostile-backup.db.test.ts' } as const;
const DOCUMENTS = {
  project: 'integration',
  file: 'cli/data/hostile-documents.db.test.ts',
} as const;
const JSON_TEST = { project: 'unit', file: 'cli/data/bounded-json.test.ts' } as const;

/** Files that an operator reads in. */
export const FILES: readonly Removal[] = [
  {
    protects: 'a line without end is held in memory',
    file: 'cli/data/bounded-lines.ts',
    from: 'if (heldBytes > longestBytes) throw new LongLineError();',
    to: '',
    red: {
      project: 'unit',
      file: 'cli/data/bounded-lines.test.ts',
      named: 'a line of the greatest length is read',
    },
  },
  {
    protects: 'a small backup takes hundreds of megabytes of memory',
    file: 'cli/data/backup-file.ts',
    from: 'export const LONGEST_LINE_BYTES = 64 * MEGABYTE;',
    to: 'export const LONGEST_LINE_BYTES = 6_400 * MEGABYTE;',
    red: { ...BACKUP, named: 'takes little memory' },
  },
  {
    protects: 'few bytes of JSON become any number of values',
    file: 'cli/data/bounded-json.ts',
    from: "if (values > mostValues) return 'too much';",
    to: '',
    red: { ...JSON_TEST, named: 'few bytes do not become' },
  },
  {
    protects: 'lists within lists overflow the stack of a restore',
    file: 'cli/data/bounded-json.ts',
    from: "if (depth > DEEPEST) return 'too deep';",
    to: '',
    red: { ...JSON_TEST, named: '64 deep and no deeper' },
  },
  {
    protects: 'what stands behind the checksum of a backup is read over',
    file: 'cli/data/backup-file.ts',
    from: "if (state === 'end') throw new BrokenError('it goes on after its checksum');",
    to: "if (state === 'end') return null;",
    red: { ...BACKUP, named: 'is refused in one line and changes nothing' },
  },
  {
    protects: 'rows of a backup have keys that are no columns',
    file: 'cli/data/backup-file.ts',
    from: 'known && Object.keys(each).every((key) => known.has(key))',
    to: 'known && each',
    red: { ...BACKUP, named: 'is refused in one line and changes nothing' },
  },
  {
    protects: 'a picture of a backup is larger than any that is uploaded',
    file: 'cli/data/backup-file.ts',
    from: 'z.string().max(LONGEST_BASE64)',
    to: 'z.string()',
    red: { ...BACKUP, named: 'is refused in one line and changes nothing' },
  },
  {
    protects: 'a backup of a newer version is restored without its new columns',
    file: 'cli/data/restore.ts',
    from: 'if (unknown) {',
    to: "if (unknown === '') {",
    red: { ...BACKUP, named: 'is refused in one line and changes nothing' },
  },
  {
    protects: 'a restored time breaks every page that shows it',
    file: 'cli/data/restore.ts',
    from: 'if (odd) {',
    to: "if (odd === '') {",
    red: { ...BACKUP, named: 'with a time that no date can hold' },
  },
  {
    protects: 'a restore fills the disk',
    file: 'cli/data/survey-backup.ts',
    from: 'if (neededBytes > freeBytes) {',
    to: 'if (neededBytes < 0) {',
    red: { ...BACKUP, named: 'does not fit the disk' },
  },
  {
    protects: 'a backup is written that no restore reads',
    file: 'cli/data/backup.ts',
    from: 'bytes + rowBytes > LONG_LINE_BYTES',
    to: 'bytes + rowBytes > 1_000 * LONG_LINE_BYTES',
    red: { ...BACKUP, named: 'in lines that a restore reads' },
  },
  {
    protects: 'an import holds any number of documents',
    file: 'cli/data/documents.ts',
    from: 'if (documents.length > MOST_DOCUMENTS) throw tooMuch(where, TOO_MANY);',
    to: '',
    red: { ...DOCUMENTS, named: 'is refused in one line' },
  },
  {
    protects: 'an import tells of any number of fields',
    file: 'cli/data/import.ts',
    from: 'sayFirst(leftOut, say);',
    to: 'for (const line of leftOut) say(line);',
    red: { ...DOCUMENTS, named: 'however many fields nobody knows' },
  },
];
