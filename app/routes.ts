import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { partsOf } from '#domain/listing/listing.ts';
import { PART_WORDS } from './editing/part-words.ts';
import { LANGUAGE_CODES } from './i18n/languages.ts';

// Each public page has a bare path (Arabic) and one per language code; /ar is an alias of the bare path.
const site = ['', ...LANGUAGE_CODES].map((prefix) =>
  layout('routes/site/frame.tsx', { id: `${prefix}frame` }, publicPages(prefix)),
);

const admin = route('admin', 'routes/admin/guarded.tsx', [
  index('routes/admin/home.tsx'),
  route('dashboard', 'routes/admin/dashboard.tsx'),
  route(':kind/:task/close', 'routes/admin/tasks/close.tsx'),
  route('warnings/decide', 'routes/admin/tasks/warnings-decide.tsx'),
  route('registers/look', 'routes/admin/tasks/registers-look.tsx'),
  route('registers/accept', 'routes/admin/tasks/registers-accept.tsx'),
  route('warnings/accept', 'routes/admin/tasks/warnings-accept.tsx'),
  route('files/read-again', 'routes/admin/tasks/read-again.tsx'),
  ...KINDS.flatMap(manage),
  route('positions', 'routes/admin/positions/positions.tsx', [
    route('delete/:id', 'routes/admin/positions/positions-delete.tsx'),
  ]),
  route('positions/put-back/:change', 'routes/admin/positions/positions-restore.tsx'),
  route('positions/add', 'routes/admin/positions/position.tsx', { id: 'position add' }),
  route('positions/edit/:id', 'routes/admin/positions/position.tsx', { id: 'position edit' }),
  route('*', 'routes/admin/not-found.tsx'),
]);

const signIn = [
  route('admin/login', 'routes/admin/sign-in/login.tsx'),
  route('admin/login/verify', 'routes/admin/sign-in/login-verify.ts'),
  route('admin/login/resend', 'routes/admin/sign-in/login-resend.ts'),
  route('admin/login/cancel', 'routes/admin/sign-in/login-cancel.ts'),
  route('admin/logout', 'routes/admin/sign-in/logout.ts'),
];

// Endpoints of the admin's screens, outside their frame, each with the guard.
const calls = [
  route('admin/images', 'routes/admin/images.ts'),
  route('admin/translate', 'routes/admin/translate.ts'),
  route('admin/evidence-title', 'routes/admin/evidence-title.ts'),
  route('admin/ruling.json', 'routes/admin/other-ruling.ts'),
];

// Public data, the same in every language.
const data = [
  route('mine/listings.json', 'routes/site/mine/listings.ts'),
  route('mine/prices.json', 'routes/site/mine/prices.ts'),
];

export default [...site, ...data, ...signIn, admin, ...calls] satisfies RouteConfig;

// All kinds share the screens, which read the kind from the path. Dialogs over the list are its children.
function manage(kind: Kind): RouteConfigEntry[] {
  const { collection } = KIND[kind];
  const screen = (path: string, file: string, dialogs?: RouteConfigEntry[]) =>
    route(path, `routes/admin/${file}.tsx`, { id: `${collection} ${file}` }, dialogs);
  return [
    screen(collection, 'listings', [
      screen('delete/:id', 'listings-delete'),
      screen('translations/:id', 'listings-translations'),
    ]),
    screen(`${collection}/put-back/:change`, 'listings-restore'),
    screen(`${collection}/add`, 'listings-add'),
    screen(`${collection}/add/translate`, 'listings-add-translate'),
    screen(`${collection}/edit/:id`, 'listings-edit'),
    screen(`${collection}/edit/:id/translate`, 'listings-edit-translate'),
    screen(`${collection}/edit/:id/history`, 'listings-history'),
    screen(`${collection}/edit/:id/put-back/:change`, 'listings-edit-restore'),
    ...partsOf(kind).map((part) => {
      const { segment } = PART_WORDS[part];
      return screen(`${collection}/${segment}/:id`, `listings-${part}`);
    }),
    screen(`${collection}/ruling/:id`, 'listings-ruling'),
    screen(`${collection}/ruling/:id/remove/:scope`, 'listings-ruling-remove'),
  ];
}

function publicPages(prefix: string): RouteConfigEntry[] {
  const page = (path: string, file: string, kind: 'ts' | 'tsx' = 'tsx') =>
    route(prefix ? `${prefix}/${path}` : path, `routes/site/${file}.${kind}`, {
      id: `${prefix}${file}`,
    });
  return [
    prefix
      ? route(prefix, 'routes/site/home.tsx', { id: `${prefix}home` })
      : index('routes/site/home.tsx', { id: 'home' }),
    // Menu and footer link pages in this order.
    page('cryptocurrencies', 'cryptocurrencies'),
    ...['crypto', 'coin', 'coins', 'exchanges', 'positions/differences'].map((path) =>
      route(`${prefix && `${prefix}/`}${path}`, 'routes/site/moved.tsx', {
        id: `${prefix}moved ${path}`,
      }),
    ),
    page('coin/:id', 'coin'),
    page('exchange', 'exchanges'),
    page('exchange/:id', 'exchange'),
    ...KINDS.map((kind) =>
      route(`${prefix && `${prefix}/`}${kind}/:id/rulings/:entry`, 'routes/site/past-ruling.tsx', {
        id: `${prefix}${kind} past-ruling`,
      }),
    ),
    page('markets', 'markets'),
    page('news', 'news'),
    page('about', 'about'),
    page('methodology', 'methodology'),
    page('positions', 'positions'),
    page('positions/:holder', 'position-holder'),
    page('country', 'countries'),
    page('country/:code', 'country'),
    page('scammed', 'advice/scammed'),
    page('changes', 'changes'),
    page('check', 'check'),
    page('mine', 'mine'),
    page('compare', 'compare'),
    page('accessibility', 'accessibility'),
    page('api', 'api'),
    page('offline', 'offline'),
    page('search', 'search'),
    page('search.json', 'search-suggestions', 'ts'),
    page('*', 'not-found'),
  ];
}
