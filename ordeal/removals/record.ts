import type { Removal } from './removal.ts';

const AUDIT = 'tests/audit.browser.test.ts';
const LOG = { project: 'unit', file: 'http/audit-log.test.ts' } as const;
const FLOOD = { project: 'unit', file: 'http/flood-bound.test.ts' } as const;

export const RECORD: readonly Removal[] = [
  {
    protects: 'no LOG_LEVEL turns the record off',
    file: 'http/audit-log.ts',
    from: "log.level === 'silent' ? 'silent' : 'info'",
    to: 'log.level',
    red: { ...LOG, named: 'turns nothing of it off' },
  },
  {
    protects: 'a stranger cannot fill the log',
    file: 'http/audit-log.ts',
    from: 'if (takes(clientNetwork(address))) mine.warn(details, message);',
    to: "if (takes(clientNetwork(address)) || address !== '') mine.warn(details, message);",
    red: { project: 'browser', file: AUDIT, named: 'a stranger cannot fill the log' },
  },
  {
    protects: 'all addresses of one IPv6 network are bounded as one',
    file: 'http/audit-log.ts',
    from: 'if (takes(clientNetwork(address)))',
    to: "if (takes(address || clientNetwork('')))",
    red: { ...LOG, named: 'all addresses of one IPv6 network' },
  },
  {
    protects: 'many strangers cannot fill the log together',
    file: 'http/flood-bound.ts',
    from: 'taken < MOST_OF_ALL && ',
    to: '',
    red: { ...FLOOD, named: 'of all networks together' },
  },
  {
    protects: 'what was left out is counted',
    file: 'http/flood-bound.ts',
    from: 'if (known) known.leftOut += 1;',
    to: 'if (known) known.leftOut += 0;',
    red: { ...FLOOD, named: 'how many more there were' },
  },
  {
    protects: 'refusals that no guard makes are on record',
    file: 'http/routes.ts',
    from: 'server.use(auditRefusals({ ...provided, audit }));',
    to: 'void auditRefusals;',
    red: { project: 'browser', file: AUDIT, named: 'a refusal is on record:' },
  },
  {
    protects: 'the guard’s refusals are on record',
    file: 'app/admin/guard.server.ts',
    from: "    audit.warn(asked, 'refused: not signed in');\n",
    to: '',
    red: { project: 'browser', file: AUDIT, named: 'of somebody who has not signed in' },
  },
  {
    protects: 'a refusal says which account had no claim',
    file: 'app/admin/guard.server.ts',
    from: "audit.warn({ who: signedIn.email, ...asked }, 'refused: without the admin claim');",
    to: "audit.warn(asked, 'refused: without the admin claim');",
    red: { project: 'browser', file: AUDIT, named: 'of an account without the claim' },
  },
  {
    protects: 'a refusal says whose session came with a foreign page’s form',
    file: 'http/audit-refusals.ts',
    from: 'void ownerOf(db, session).then(',
    to: 'void ownerOf(db, session && null).then(',
    red: { project: 'browser', file: AUDIT, named: 'of a form that another site sends' },
  },
  {
    protects: 'a line of the record is of bounded length',
    file: 'http/audit-refusals.ts',
    from: 'path: path.slice(0, LONGEST_PATH)',
    to: 'path: path.slice(0, LONGEST_PATH * 100)',
    red: { project: 'browser', file: AUDIT, named: 'however long and odd' },
  },
  {
    protects: 'a line of the record is of bounded length, whatever Origin says',
    file: 'http/same-origin.ts',
    from: 'from.slice(0, LONGEST_ORIGIN)',
    to: 'from.slice(0, LONGEST_ORIGIN * 100)',
    red: { project: 'browser', file: AUDIT, named: 'however long and odd' },
  },
  {
    protects: 'an upload is on record',
    file: 'app/admin/images.tsx',
    from: "  audit.info({ who: context.get(editor).email, picture }, 'a picture was uploaded');\n",
    to: "  if (picture === '') audit.info({ who: context.get(editor).email }, '');\n",
    red: { project: 'browser', file: AUDIT, named: 'and an upload with it' },
  },
  {
    protects: 'signing in knows where the visitor is',
    file: 'http/sign-in-api.ts',
    from: 'log: visitorOf(c, { audit, trustedProxies }),',
    to: "log: audit.of(c.req.header('x') ?? ''),",
    red: { project: 'browser', file: AUDIT, named: 'a sign-in is on record' },
  },
  {
    protects: 'changes of accounts at the command line are on record',
    file: 'cli/account-commands.ts',
    from: 'await keep(tx, command, { before, after: await findAccount(tx, before.email) });',
    to: '',
    red: { project: 'integration', file: 'cli/admin.db.test.ts', named: 'all on record' },
  },
  {
    protects: 'an account made at the command line is on record',
    file: 'cli/account-commands.ts',
    from: "await keep(tx, 'add', { before: null, after: account });",
    to: '',
    red: { project: 'integration', file: 'cli/admin.db.test.ts', named: 'all on record' },
  },
  {
    protects: 'a restore is on record',
    file: 'cli/data/restore.ts',
    from: "await keepOperation(tx, { by: operator(), what: 'data restore', whom: file, after });",
    to: '',
    red: {
      project: 'integration',
      file: 'cli/data/backup.db.test.ts',
      named: 'does not replace accounts',
    },
  },
  {
    protects: 'an import is on record',
    file: 'cli/data/import.ts',
    from: "await keepOperation(db, { by: operator(), what: 'data import', whom: files.join(' '), after });",
    to: '',
    red: {
      project: 'integration',
      file: 'cli/data/documents.db.test.ts',
      named: 'an import over what is there',
    },
  },
];
