/** Colours of the browser's own frame: `--paper` of app/styles/colours.css in each theme. */
export const THEME_COLOURS = { dark: '#0f141b', light: '#faf8f3' } as const;
