/** A theme that was asked for; without one it is the reader's device that decides. */
export type BadgeTheme = 'dark' | 'light' | undefined;

// Both themes as app/style.css has them; a test compares.
const LIGHT =
  '--paper:#faf8f3;--line:#ddd6c6;--ink:#1d2430;--muted:#565e6b;--halal:#17633f;--questionable:#7a4d00;--haram:#a32118';
const DARK =
  '--paper:#12161d;--line:#333d4b;--ink:#eeece5;--muted:#a9b1bd;--halal:#6fd3a0;--questionable:#eec06a;--haram:#ff9c92';

/** Colours by theme, as CSS of either form of the badge. */
export const COLOURS = `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root:not(.light){${DARK}}}:root.dark{${DARK}}
.halal{--tone:var(--halal)}.questionable{--tone:var(--questionable)}.haram{--tone:var(--haram)}.unruled{--tone:var(--muted)}`;

/** Of the reader's device: another site's page is no place to load a typeface into. */
export const FONTS = `"Readex Pro","Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Tahoma,Arial,sans-serif`;
