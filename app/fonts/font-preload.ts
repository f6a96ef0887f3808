import type { LinkDescriptor } from 'react-router';
import figures from './figures.woff2?url';

/** The link that preloads a font. */
export function fontPreload(href: string) {
  return {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const satisfies LinkDescriptor;
}

/** Links of a screen that shows `.num` at once: the sheet would request the digits late, and they would shift what is beside them. */
export function figuresPreload(): LinkDescriptor[] {
  return [fontPreload(figures)];
}
