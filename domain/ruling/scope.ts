/** What a listing may offer besides itself; each has a verdict of its own. */
export const PRODUCT_SCOPES = ['staking', 'margin', 'futures', 'earn'] as const;
export type ProductScope = (typeof PRODUCT_SCOPES)[number];

/** What a verdict is about. `spot`: buying and holding a coin, trading on the spot at an exchange. */
export const SCOPES = ['spot', ...PRODUCT_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];
