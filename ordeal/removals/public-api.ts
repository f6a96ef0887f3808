import type { Removal } from './removal.ts';

const LIMIT = 'http/rate-limit.test.ts';
const EMBED = 'http/embed.db.test.ts';

export const PUBLIC_API: readonly Removal[] = [
  {
    protects: 'one network asks the API without end',
    file: 'http/rate-limit.ts',
    from: 'const isTooMany = left < 0;',
    to: 'const isTooMany = false;',
    red: { project: 'unit', file: LIMIT, named: 'whoever has used it up' },
  },
  {
    protects: 'one customer counts as many, by the addresses of one network',
    file: 'http/networks.ts',
    from: 'network: clientNetwork(address) };',
    to: 'network: address };',
    red: { project: 'unit', file: 'http/networks.test.ts', named: 'or the /64' },
  },
  {
    protects: 'counting who asks fills the memory',
    file: 'http/rate-limit.ts',
    from: 'const MOST_NETWORKS = 20_000;',
    to: 'const MOST_NETWORKS = 2_000_000;',
    red: { project: 'unit', file: LIMIT, named: 'more networks' },
  },
  {
    protects: 'a listing’s name breaks the badge’s picture, or turns the text around it',
    file: 'app/listing/badge.server.ts',
    from: ".replaceAll(UNFIT, ' ')",
    to: '',
    red: { project: 'integration', file: EMBED, named: 'takes a hostile name' },
  },
  {
    protects: 'the badge shows a verdict that nobody has given',
    file: 'app/listing/badge.server.ts',
    from: 'verdict: ruling.reviewed\n',
    to: 'verdict: ruling.verdict\n',
    red: { project: 'integration', file: EMBED, named: 'gives no verdict' },
  },
  {
    protects:
      'a badge that has not changed takes over the policy of other answers, and is shown no more',
    file: 'http/embed.ts',
    from: 'return c.body(null, 304, headers);',
    to: 'return c.body(null, 304, { ETag: etag });',
    red: { project: 'integration', file: EMBED, named: 'is kept for five minutes' },
  },
  {
    protects: 'what the API answers is other than what it is described as',
    file: 'domain/api/entity.ts',
    from: '    trade_volume: null,\n',
    to: '    trade_volume: null,\n    ...{ version: 1 },\n',
    red: { project: 'integration', file: 'http/openapi.db.test.ts', named: 'every real answer' },
  },
];
