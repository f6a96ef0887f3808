/** The scopes of a listing's rulings. `spot`: holding and buying a coin, trading on the spot at an exchange. */
export const SCOPES = ['spot', 'staking', 'margin', 'futures', 'earn'] as const;
export type Scope = (typeof SCOPES)[number];

/** The scope whose verdict is the category of its listing, and which the listing's reason sums up. */
export const [MAIN_SCOPE, ...PRODUCT_SCOPES] = SCOPES;
export type ProductScope = (typeof PRODUCT_SCOPES)[number];
