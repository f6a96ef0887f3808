/** The ids of listings and positions as addresses have them: lower-case words of letters and digits with hyphens between. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
