import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { LANGUAGE_CODES } from './i18n/languages.ts';

// Every public page at its bare path (Arabic) and under each language's code; /ar is Arabic by another address.
const site = ['', ...LANGUAGE_CODES].map((prefix) =>
  layout('site/frame.tsx', { id: `${prefix}frame` }, publicPages(prefix)),
);

const admin = route('admin', 'admin/guarded.tsx', [
  index('admin/home.tsx'),
  route('dashboard', 'admin/dashboard.tsx'),
  route('headlines/:task/close', 'admin/headlines-close.tsx'),
  ...manage('coins'),
  ...manage('exchanges'),
]);

const signIn = [
  route('admin/login', 'admin/login.tsx'),
  route('admin/login/verify', 'admin/login-verify.ts'),
  route('admin/login/resend', 'admin/login-resend.ts'),
  route('admin/login/cancel', 'admin/login-cancel.ts'),
  route('admin/logout', 'admin/logout.ts'),
];

// What the editor's screens call; not pages, so outside their frame, with a guard of their own.
const calls = [
  route('admin/images', 'admin/images.tsx'),
  route('admin/translate', 'admin/translate.tsx'),
  route('admin/evidence-title', 'admin/evidence-title.ts'),
  route('admin/ruling.json', 'admin/ruling-answer.ts'),
];

// Data for everybody, in no language.
const data = [
  route('mine/listings.json', 'site/mine-listings.ts'),
  route('mine/prices.json', 'site/mine-prices.ts'),
];

export default [...site, ...data, ...signIn, admin, ...calls] satisfies RouteConfig;

// What opens over a list is below it: with the address of the one, the other is there too.
function manage(kinds: 'coins' | 'exchanges'): RouteConfigEntry[] {
  return [
    route(kinds, `admin/${kinds}.tsx`, [
      route('delete/:id', `admin/${kinds}-delete.tsx`),
      route('translations/:id', `admin/${kinds}-translations.tsx`),
    ]),
    route(`${kinds}/put-back/:change`, `admin/${kinds}-put-back.tsx`),
    route(`${kinds}/add`, `admin/${kinds}-add.tsx`),
    route(`${kinds}/add/translate`, `admin/${kinds}-add-translate.tsx`),
    route(`${kinds}/edit/:id`, `admin/${kinds}-edit.tsx`),
    route(`${kinds}/edit/:id/translate`, `admin/${kinds}-edit-translate.tsx`),
    route(`${kinds}/edit/:id/history`, `admin/${kinds}-history.tsx`),
    route(`${kinds}/edit/:id/put-back/:change`, `admin/${kinds}-edit-put-back.tsx`),
    route(`${kinds}/ruling/:id`, `admin/${kinds}-ruling.tsx`),
    route(`${kinds}/ruling/:id/remove/:scope`, `admin/${kinds}-ruling-remove.tsx`),
  ];
}

function publicPages(prefix: string): RouteConfigEntry[] {
  const page = (path: string, file: string, kind: 'ts' | 'tsx' = 'tsx') =>
    route(prefix ? `${prefix}/${path}` : path, `site/${file}.${kind}`, { id: `${prefix}${file}` });
  return [
    prefix
      ? route(prefix, 'site/home.tsx', { id: `${prefix}home` })
      : index('site/home.tsx', { id: 'home' }),
    page('cryptocurrencies', 'cryptocurrencies'),
    page('crypto', 'crypto'),
    page('coin/:id', 'coin'),
    page('exchange', 'exchanges'),
    page('exchange/:id', 'exchange'),
    page('markets', 'markets'),
    page('news', 'news'),
    page('methodology', 'methodology'),
    page('compare', 'compare'),
    page('api', 'api'),
    page('offline', 'offline'),
    page('accessibility', 'accessibility'),
    page('changes', 'changes'),
    page('check', 'check'),
    page('mine', 'mine'),
    page('search', 'search'),
    page('search.json', 'search-answer', 'ts'),
    page('*', 'not-found'),
  ];
}
