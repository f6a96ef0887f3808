/** The theme from the query; undefined: the reader's device decides. */
export type BadgeTheme = 'dark' | 'light' | undefined;

// Copies of the colours in app/style.css; a test compares them.
const LIGHT =
  '--paper:#faf8f3;--line:#ddd6c6;--ink:#1d2430;--muted:#565e6b;--halal:#17633f;--questionable:#7a4d00;--haram:#a32118';
const DARK =
  '--paper:#12161d;--line:#333d4b;--ink:#eeece5;--muted:#a9b1bd;--halal:#6fd3a0;--questionable:#eec06a;--haram:#ff9c92';

/** CSS variables by theme, for the page and the picture. */
export const COLOURS = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root:not(.light){${DARK}}}:root.dark{${DARK}}
.halal{--tone:var(--halal)}.questionable{--tone:var(--questionable)}.haram{--tone:var(--haram)}.unruled{--tone:var(--muted)}`;

/** Fonts of the reader's device: the badge loads no typeface into another site's page. */
export const FONTS = `"Readex Pro","Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Tahoma,Arial,sans-serif`;
