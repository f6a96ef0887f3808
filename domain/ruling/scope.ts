/**
 * What a verdict is about. `spot`: buying and holding a coin, trading on the spot at an exchange; the rest are
 * products of their own, each with a verdict of its own.
 */
export const SCOPES = ['spot', 'staking', 'margin', 'futures', 'earn'] as const;
export type Scope = (typeof SCOPES)[number];
export type ProductScope = Exclude<Scope, 'spot'>;
