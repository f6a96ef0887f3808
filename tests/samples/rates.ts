export const RATES_PATH = '/exchange_rates';

const rate = (name: string, unit: string, value: number, type: string) => ({
  name,
  unit,
  value,
  type,
});

/** A part of a response of the market service in January 2023. */
export const RATES_ANSWER = {
  rates: {
    btc: rate('Bitcoin', 'BTC', 1, 'crypto'),
    eth: rate('Ether', 'ETH', 13.388, 'crypto'),
    usd: rate('US Dollar', '$', 16943.548, 'fiat'),
    aed: rate('United Arab Emirates Dirham', 'DH', 62230.265, 'fiat'),
    bhd: rate('Bahraini Dinar', 'BD', 6387.785, 'fiat'),
    eur: rate('Euro', '€', 15889.287, 'fiat'),
    kwd: rate('Kuwaiti Dinar', 'KD', 5187.097, 'fiat'),
    sar: rate('Saudi Riyal', 'SR', 63682.462, 'fiat'),
    xag: rate('Silver - Troy Ounce', 'XAG', 710.69, 'commodity'),
    xau: rate('Gold - Troy Ounce', 'XAU', 9.08, 'commodity'),
  },
};
