import type { Removal } from './removal.ts';

const crossSite = {
  project: 'browser',
  file: 'tests/cross-site.browser.test.ts',
  named: 'another site',
} as const;
const forms = (named: string) =>
  ({ project: 'browser', file: 'tests/hostile-forms.browser.test.ts', named }) as const;

/** What another site, or a careless script, sends in an editor's name. */
export const FORGERY: readonly Removal[] = [
  {
    protects: 'What another site has an editor’s browser send to the admin changes nothing.',
    file: 'http/routes.ts',
    from: "server.use('/admin/*', sameOrigin(origin));",
    to: '',
    red: crossSite,
  },
  {
    protects: 'Nor what it sends to the sign-in’s API.',
    file: 'http/sign-in-api.ts',
    from: 'noStore, onlyPost, sameOrigin(origin), smallBody',
    to: 'noStore, onlyPost, smallBody',
    red: crossSite,
  },
  {
    protects: 'A site whose address begins like ours is another one.',
    file: 'http/same-origin.ts',
    from: 'own.includes(from)',
    to: 'own.some((one) => from.startsWith(one))',
    red: crossSite,
  },
  {
    protects: 'What does not say where it comes from does not come from us.',
    file: 'http/same-origin.ts',
    from: 'own.includes(from)',
    to: 'own.includes(from || origin)',
    red: crossSite,
  },
  {
    protects: 'What scripts call is guarded by itself.',
    file: 'app/admin/images.tsx',
    from: 'middleware: Route.MiddlewareFunction[] = [guardCalls];',
    to: 'middleware: Route.MiddlewareFunction[] = [guardCalls].slice(1);',
    red: { project: 'browser', file: 'tests/guard-everywhere.browser.test.ts', named: 'nobody' },
  },
  {
    protects: 'An address is what it reads as: no tab, no backslash, no unseen character.',
    file: 'domain/listing/link.ts',
    from: ' || /[\\s\\\\\\p{C}]/u.test(text)',
    to: '',
    red: forms('for no address'),
  },
  {
    protects: 'Only http and https are addresses.',
    file: 'domain/listing/link.ts',
    from: '!/^https?:\\/\\//i.test(text) || ',
    to: '',
    red: forms('for no address'),
  },
  {
    protects: 'reddit.com@evil.example is no address.',
    file: 'domain/listing/link.ts',
    from: 'return plain ? url : null;',
    to: 'return plain || url ? url : null;',
    red: forms('reddit.com@evil'),
  },
  {
    protects: 'evilreddit.com is not reddit.com.',
    file: 'domain/listing/link.ts',
    from: `url.hostname.endsWith(\`.\${host}\`)`,
    to: 'url.hostname.endsWith(host)',
    red: forms('evilreddit'),
  },
  {
    protects: 'A listing’s picture is one of ours.',
    file: 'app/editing/picture/read-image.server.ts',
    from: '(address === current || (await uploads.isOurs(address)))',
    to: "(address === current || address !== '' || (await uploads.isOurs(address)))",
    red: forms('for no address'),
  },
  {
    protects: 'No character in a name turns what stands beside it around.',
    file: 'domain/text/hidden-characters.ts',
    from: 'return HIDDEN.test(character);',
    to: 'return HIDDEN.test(character) && character !== String.fromCodePoint(0x202e);',
    red: forms('turns what is beside'),
  },
  {
    protects: 'The joiners Arabic needs are no hidden characters.',
    file: 'domain/text/hidden-characters.ts',
    from: 'ARABIC = /(?=\\p{Script_Extensions=Arabic})[\\p{L}\\p{M}]/u',
    to: 'ARABIC = /(?!)/u',
    red: forms('joiners'),
  },
  {
    protects: 'A form writes no field that is not its own: an exchange has no rank.',
    file: 'domain/listing/listing-form.ts',
    from: "rank: kind === 'coin' ? rank : nothing,",
    to: 'rank,',
    red: forms('is not written by the one that adds'),
  },
  {
    protects: 'What a form says of its version is a number or nothing.',
    file: 'app/editing/version.ts',
    from: '/^\\d{1,9}$/.test(text) ? Number(text) : 0',
    to: 'Number.parseInt(text, 10) ? Number.parseInt(text, 10) : 0',
    red: forms('a version that reads'),
  },
];
