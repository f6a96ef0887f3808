import type { Removal } from './removal.ts';

const LEDGER = { project: 'integration', file: 'domain/ruling/ledger.db.test.ts' } as const;
const TAMPERING = { ...LEDGER, named: 'whoever gets past that is found out' } as const;

export const LEDGER_REMOVALS: readonly Removal[] = [
  {
    protects: 'an entry of the ledger is changed or taken out in the database',
    file: 'db/migrations/0009_rulings.sql',
    from: 'CREATE TRIGGER stands BEFORE UPDATE OR DELETE ON ruling_ledger',
    to: 'CREATE TRIGGER stands BEFORE TRUNCATE ON ruling_ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_stands();\nCREATE TRIGGER never BEFORE INSERT ON submissions',
    red: { ...LEDGER, named: 'the database lets no entry be changed or taken out' },
  },
  {
    protects: 'an altered entry passes for what was entered',
    file: 'domain/ruling/verify-ledger.ts',
    from: 'entry.hash === hashOf(entry)',
    to: 'entry.hash !== hashOf({ ...entry, seq: 0 })',
    red: TAMPERING,
  },
  {
    protects: 'an entry that is missing is not missed',
    file: 'domain/ruling/verify-ledger.ts',
    from: 'entry.seq === last.seq + 1\n',
    to: 'entry.seq > last.seq\n',
    red: TAMPERING,
  },
  {
    protects: 'an entry is put before the first, where pages show it and no check reads it',
    file: 'domain/ruling/verify-ledger.ts',
    from: 'const problems = await strayEntries(db);',
    to: 'const problems = (await strayEntries(db)).slice(0, 0);',
    red: TAMPERING,
  },
  {
    protects: 'the end of the ledger is cut off unnoticed by who kept a hash',
    file: 'domain/ruling/verify-ledger.ts',
    from: 'const missing = new Set(known);',
    to: 'const missing = new Set(known.slice(known.length));',
    red: TAMPERING,
  },
  {
    protects: 'a ruling is changed past its ledger',
    file: 'domain/ruling/verify-ledger.ts',
    from: 'if (told === rulingDigest(listing, scope)) continue;',
    to: "if (told !== '' || rulingDigest(listing, scope)) continue;",
    red: TAMPERING,
  },
  {
    protects: 'two changes at once are entered in the same place',
    file: 'domain/ruling/ledger.ts',
    from: '  await holdLedger(db);\n',
    to: '',
    red: { ...LEDGER, named: 'changes that come at once are one chain' },
  },
  {
    protects: 'Arabic that a machine wrote is entered as an editor’s reason',
    file: 'domain/ruling/ledger.ts',
    from: 'doubts.ar?.reason ? null : ',
    to: '',
    red: { ...LEDGER, named: 'an Arabic reason that a machine wrote' },
  },
  {
    protects: 'Arabic that a machine wrote is published as a reason',
    file: 'domain/listing/display.ts',
    from: "!(field === 'reason' && isInDoubt(listing, candidate))",
    to: '(field || isInDoubt(listing, candidate))',
    red: {
      project: 'unit',
      file: 'domain/listing/display.test.ts',
      named: 'a reason that a machine wrote',
    },
  },
  {
    protects: 'Arabic that a machine wrote is a reason to who asks the API',
    file: 'domain/api/entity.ts',
    from: 'ar: doubts.ar?.reason ? null : (texts.ar?.reason ?? null),',
    to: 'ar: texts.ar?.reason ?? null,',
    red: {
      project: 'unit',
      file: 'domain/api/entity.test.ts',
      named: 'words that a machine chose',
    },
  },
  {
    protects: 'the public reads the address of an editor in the ledger',
    file: 'domain/ruling/ledger.ts',
    from: "names.get(entry.by ?? '') ?? null",
    to: "names.get(entry.by ?? '') ?? entry.by",
    red: {
      project: 'integration',
      file: 'http/ledger.db.test.ts',
      named: 'tells no address of an editor',
    },
  },
  {
    protects: 'a backup from before the ledger is restored without one',
    file: 'cli/data/restore.ts',
    from: '      await openLedger(tx);\n',
    to: '',
    red: {
      project: 'integration',
      file: 'cli/data/ledger.db.test.ts',
      named: 'is opened when a backup from before it is restored',
    },
  },
  {
    protects: 'what is told of a file or a database steers the terminal of who asked',
    file: 'cli/data/run-data.ts',
    from: 'say(readable(line));',
    to: 'say(line || readable(line));',
    red: {
      project: 'integration',
      file: 'cli/data/ledger.db.test.ts',
      named: 'ends the check with 1',
    },
  },
  {
    protects: 'tampering ends the check as if nothing were wrong',
    file: 'cli/data/verify.ts',
    from: 'if (problems.length > 0) {',
    to: 'if (problems.length > 1000) {',
    red: {
      project: 'integration',
      file: 'cli/data/ledger.db.test.ts',
      named: 'ends the check with 1',
    },
  },
  {
    protects: 'one text makes the feed unreadable for everybody',
    file: 'http/feed-formats.ts',
    from: ".replaceAll(UNFIT, ' ')",
    to: '',
    red: {
      project: 'integration',
      file: 'http/feeds.db.test.ts',
      named: 'what XML may not hold',
    },
  },
  {
    protects: 'everything is new to everybody on the day the ledger is opened',
    file: 'domain/ruling/last-changes.ts',
    from: "        ne(rulingLedger.what, 'opened'),\n",
    to: '',
    red: {
      project: 'integration',
      file: 'http/ledger.db.test.ts',
      named: 'what stood when the ledger was opened',
    },
  },
  {
    protects: 'everything is marked as changed to who has never been here',
    file: 'app/frame/before-paint.ts',
    from: 'before !== null && ',
    to: '',
    red: {
      project: 'unit',
      file: 'app/frame/mark-changes.test.ts',
      named: 'on a first visit nothing is new',
    },
  },
];
