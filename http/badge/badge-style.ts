/** The theme from the query; undefined: the reader's device decides. */
export type BadgeTheme = 'dark' | 'light' | undefined;

// Copies of the colours in app/styles/colours.css; a test compares them.
const LIGHT =
  '--paper:#faf8f3;--line:#e2dccd;--ink:#1a212c;--muted:#535b68;--halal:#12633d;--questionable:#7a4c00;--haram:#a31f17';
const DARK =
  '--paper:#0f141b;--line:#2f3947;--ink:#f1efe8;--muted:#b3bbc7;--halal:#63d29b;--questionable:#f0bf5e;--haram:#ff9187';

/** CSS variables by theme, for the page and the picture. */
export const COLOURS = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root:not(.light){${DARK}}}:root.dark{${DARK}}
.halal{--tone:var(--halal)}.questionable{--tone:var(--questionable)}.haram{--tone:var(--haram)}.unruled{--tone:var(--muted)}`;

/** Fonts of the reader's device: the badge loads no typeface into another site's page. */
export const FONTS = `"Readex Pro","Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Tahoma,Arial,sans-serif`;
