/** The scopes of a listing's rulings. `spot`: holding and buying a coin, trading on the spot at an exchange. */
export const SCOPES = ['spot', 'staking', 'margin', 'futures', 'earn'] as const;
export type Scope = (typeof SCOPES)[number];

/** Spot is the scope of which the listing's reason speaks, also where its category is that of another (`mainScopeOf`). */
export const [SPOT, ...PRODUCT_SCOPES] = SCOPES;
export type ProductScope = (typeof PRODUCT_SCOPES)[number];
