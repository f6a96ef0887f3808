const SCREENS = [
  '/cryptocurrencies',
  '/exchange',
  '/coin/bitcoin',
  '/exchange/binance',
  '/markets',
  '/news',
  '/check',
  '/mine',
];

/** Addresses of all sorts, also of nothing, for tests of the whole site. They need the starter listings. */
export const PATHS = {
  public: [
    ...['/', '/en', '/?tab=comparison', '/en/cryptocurrencies?q=bit', '/cryptocurrencies?page=2'],
    ...SCREENS,
    ...SCREENS.map((path) => `/en${path}`),
    '/en/check?q=binance.com.example.org',
    ...['/not-there', '/en/coin/not-there', '/admin/login'],
  ],
  api: [
    ...['/api/coins', '/api/coins/bitcoin', '/api/coins/count', '/api/exchanges', '/api/markets'],
    ...['/mine/listings.json', '/mine/prices.json'],
    ...['/api/changes', '/api/check?q=binance.com', '/api/check'],
    ...['/api/news', '/api/session', '/api/coins?limit=x', '/api/none', '/healthz', '/readyz'],
    ...['/metrics', '/.well-known/security.txt', '/uploads/none.webp', '/images/coin/x/y'],
  ],
  admin: [
    ...['/admin/dashboard', '/admin/coins', '/admin/exchanges', '/admin/coins/add'],
    ...['/admin/coins/edit/bitcoin', '/admin/coins/edit/bitcoin/history'],
    ...['/admin/coins/delete/bitcoin', '/admin/coins/translations/bitcoin', '/admin/exchanges/add'],
  ],
};
