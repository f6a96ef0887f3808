import { KIND, KINDS } from '#domain/listing/kind.ts';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import { ADMIN_PATHS } from '#tests/requests/route-paths.ts';
import type { Ask } from './snapshot.ts';

const VERDICTS = ['halal', 'questionable', 'haram'];
const TERMS = ['bit', 'بيت', '100%', 'nothing-like-it'];

/** An address as the snapshot names it: the path, before it the method unless it is GET, or `editor` for one signed in. */
export type Address = string;

/** Every address of the site: those of its sitemap, the pages of its lists, its API, feeds and pictures, and the admin. */
export async function listAddresses(ask: Ask): Promise<Address[]> {
  const paths = await listSitemap(ask);
  const idsOf = (kind: string) =>
    paths.flatMap((path) => new RegExp(`^/${kind}/([a-z0-9-]+)$`).exec(path)?.[1] ?? []);
  const ids = { coin: idsOf('coin'), exchange: idsOf('exchange') };
  return [
    ...paths,
    ...otherPages(),
    ...KINDS.flatMap((kind) => apiOf(kind, ids[kind])),
    ...KINDS.flatMap((kind) => pointersOf(kind, ids[kind])),
    ...(await cursors(ask)),
    JSON.parse((await ask('/api/coins/painted-coin')).body).image,
    ...API,
    ...FILES,
    ...REDIRECTS,
    ...ADMIN_PATHS.map(withExamples),
    ...adminPages(),
  ];
}

/** The addresses of its sitemap. */
export async function listSitemap(ask: Ask): Promise<Address[]> {
  const sitemap = (await ask('/sitemap.xml')).body;
  const found = sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g);
  return [...found].map(([, path]) => path || '/');
}

function otherPages(): Address[] {
  const bare = [
    ...[
      '/?tab=comparison',
      '/search',
      '/offline',
      '/compare',
      '/nowhere',
      '/coin/nothing',
      '/exchange/nothing',
    ],
    ...TERMS.map((term) => `/search?q=${encodeURIComponent(term)}`),
    ...['binance.com', 'binance.com.example.org', '@bitcoin', 'BTC', '0x0000'].map(
      (pasted) => `/check?q=${encodeURIComponent(pasted)}`,
    ),
    ...[
      '/compare?ids=bitcoin,ethereum',
      '/compare?kind=exchange&ids=binance,kraken',
      '/compare?of=Bitcoin&of=eth',
    ],
    ...['/cryptocurrencies', '/exchange', '/markets', '/news', '/changes'].flatMap((list) =>
      [2, 3, 4, 99].map((page) => `${list}?page=${page}`),
    ),
    ...['/cryptocurrencies', '/exchange'].flatMap((list) => [
      ...[...VERDICTS, 'unreviewed'].map((category) => `${list}?category=${category}`),
      ...['rating', 'name', 'category'].flatMap((sort) => [
        `${list}?sort=${sort}`,
        `${list}?sort=${sort}&order=asc`,
      ]),
      ...TERMS.map((term) => `${list}?q=${encodeURIComponent(term)}`),
    ]),
    ...[
      '/markets?q=bit',
      '/markets?sort=price',
      '/markets?sort=change24h&order=asc',
      ...['/coin/aave/rulings/1', '/coin/algorand/rulings/2', '/coin/aave/rulings/2'],
      ...['/changes?before=20', '/changes?before=50', '/changes?of=coin:painted-coin'],
    ],
    ...NEWS_CATEGORIES.map((category) => `/news?category=${category}`),
  ];
  return bare.flatMap((path) => [
    path,
    path.startsWith('/?') ? `/en${path.slice(1)}` : `/en${path}`,
  ]);
}

function apiOf(kind: (typeof KINDS)[number], ids: string[]): Address[] {
  const list = `/api/${KIND[kind].collection}`;
  const queries = [
    ...[
      '',
      'limit=100',
      'limit=1',
      'limit=0',
      'limit=x',
      'cursor=none',
      'sort=none',
      'category=none',
      'order=up',
    ],
    ...['createdAt', 'rating', 'name'].flatMap((sort) =>
      ['asc', 'desc'].map((order) => `sort=${sort}&order=${order}&limit=100`),
    ),
    ...VERDICTS.map((category) => `category=${category}&limit=100`),
    ...TERMS.map((term) => `q=${encodeURIComponent(term)}`),
    ...['country=Switzerland', 'country=Nowhere', 'q=a%00b', 'unknown=1'],
  ];
  return [
    ...queries.map((query) => (query ? `${list}?${query}` : list)),
    ...[...ids, 'nothing', 'UPPER'].flatMap((id) => [`${list}/${id}`, `${list}/${id}/rulings`]),
    `${list}/count`,
    `POST ${list}`,
    `OPTIONS ${list}`,
    `HEAD ${list}`,
  ];
}

// Badges and pictures for where a page is shared.
function pointersOf(kind: string, ids: string[]): Address[] {
  return [...ids, 'nothing'].flatMap((id, place) => [
    `/embed/${kind}/${id}`,
    `/embed/${kind}/${id}.svg?lang=en`,
    ...(place === 0
      ? [
          `/embed/${kind}/${id}?lang=en&theme=dark`,
          `/embed/${kind}/${id}.svg?theme=light`,
          `/embed/${kind}/${id}?lang=xx`,
          `/share/${kind}/${id}/ar.png`,
          `/share/${kind}/${id}/en.png`,
          `/share/${kind}/${id}/xx.png`,
        ]
      : []),
  ]);
}

/** All pages of the lists that are read with cursors. */
async function cursors(ask: Ask): Promise<Address[]> {
  const found: Address[] = [];
  for (const list of [
    '/api/coins?limit=7',
    '/api/exchanges?limit=7&sort=name',
    '/api/changes?limit=30',
  ]) {
    const name = list.startsWith('/api/changes') ? 'before' : 'cursor';
    let next: string | number | null = null;
    do {
      const address: Address = next === null ? list : `${list}&${name}=${encodeURIComponent(next)}`;
      found.push(address);
      next = nextOf(JSON.parse((await ask(address)).body));
    } while (next !== null);
  }
  return found;
}

function nextOf(answer: { nextCursor?: string | null; nextBefore?: number | null }) {
  return answer.nextCursor ?? answer.nextBefore ?? null;
}

const API: Address[] = [
  ...['/api/changes', '/api/changes?limit=100', '/api/changes?before=0', '/api/changes?before=1'],
  ...[
    '/api/check',
    '/api/check?q=',
    '/api/check?q=binance.com',
    '/api/check?q=binance.com.example.org',
  ],
  ...[
    '/api/check?q=%40bitcoin',
    '/api/check?q=BTC',
    '/api/check?q=b%C4%B1nance',
    '/api/check?q=Bitcoin',
  ],
  ...['/api/check?q=https%3A%2F%2Fkraken.com%2Flogin', '/api/check?q=0x0000'],
  ...['/api/markets', '/api/news', '/api/news?lang=ar', '/api/news?lang=en', '/api/news?lang=xx'],
  ...NEWS_CATEGORIES.map((category) => `/api/news?category=${category}`),
  ...['/api/openapi.json', '/api/none', '/api/session', '/api/news?category=none'],
  ...['POST /api/sign-in', 'POST /api/otp/send', 'POST /api/otp/verify', 'POST /api/otp/cancel'],
  ...['POST /api/sign-out', 'GET /api/sign-in', 'PUT /api/sign-in', 'editor /api/session'],
  ...['/mine/listings.json', '/mine/prices.json', '/search.json?q=bit', '/en/search.json?q=bit'],
  '/en/search.json?q=nothing-like-it',
];

const FILES: Address[] = [
  ...['', '/en'].flatMap((prefix) =>
    ['feed.atom', 'changes.atom', 'site.webmanifest'].map((file) => `${prefix}/${file}`),
  ),
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/coins-1.xml', '/sitemaps/exchanges-1.xml'],
  ...['/sitemaps/coins-2.xml', '/robots.txt', '/.well-known/security.txt', '/healthz', '/readyz'],
  ...['/metrics', '/favicon.ico', '/icon.svg', '/icon-192.png', '/apple-touch-icon.png', '/sw.js'],
  ...['/logos/bitcoin.svg', '/logos/none.svg', '/uploads/none.webp', '/images/coin/x/y'],
  ...['/share/site/ar.png', '/share/site/en.png', '/assets/none.js'],
];

const REDIRECTS: Address[] = [
  ...['/crypto', '/en/crypto', '/crypto?page=2', '/ar', '/ar/coin/bitcoin', '/en/', '/markets/'],
  ...['//markets', '/coin/Bitcoin', '/coin/', '/exchange/', '/EN', '/%', '/.env', '/index.html'],
  ...[
    '/coin/bitcoin?utm=1',
    '/markets?page=0',
    '/cryptocurrencies?page=x',
    'POST /',
    'POST /markets',
  ],
  ...['HEAD /', 'PUT /', 'OPTIONS /', '/admin/nothing'],
];

function withExamples(path: string): Address {
  const kind = path.includes('exchanges') ? 'exchange' : 'coin';
  return path
    .replace(':id', kind === 'coin' ? 'bitcoin' : 'binance')
    .replace(':scope', 'margin')
    .replace(/:change|:task/, '1');
}

function adminPages(): Address[] {
  const pages = [
    ...['', '/dashboard', '/nothing', '/login', '/headlines/1/close'],
    ...KINDS.flatMap((kind) => {
      const list = `/${KIND[kind].collection}`;
      const listed =
        kind === 'coin' ? ['bitcoin', 'painted-coin', 'nothing'] : ['binance', 'kraken'];
      return [
        ...[list, `${list}?page=2`, `${list}?q=bit`, `${list}?category=haram`, `${list}?look=1`],
        ...[`${list}?category=unreviewed`, `${list}/add`, `${list}/put-back/1`],
        ...listed.flatMap((id) => [
          ...[`${list}/edit/${id}`, `${list}/edit/${id}/history`, `${list}/ruling/${id}`],
          `${list}/soundness/${id}`,
          ...(KIND[kind].hasOffers ? [`${list}/products/${id}`] : []),
          ...[`${list}/ruling/${id}?scope=margin`, `${list}/ruling/${id}?scope=staking`],
          ...[
            `${list}/delete/${id}`,
            `${list}/translations/${id}`,
            `${list}/ruling/${id}/remove/margin`,
          ],
        ]),
      ];
    }),
  ];
  return pages.map((path) => `editor /admin${path}`);
}
