// Placeholder figures of requirement 2.7, shown with the caption "Illustrative figures".

/** Figures of each trending coin: price in dollars, change in percent, the rest in millions of dollars. */
export const TRENDING_FIGURES = { price: 43567.89, change: 2.34, volume: 28.5, marketCap: 850 };

/** Figures of each featured coin. */
export const FEATURED_FIGURES = { change: 0.27, marketCap: 368.63, volume: 58.56 };
