import type { MetaDescriptor } from 'react-router';
import { PRODUCT_NAME } from './product.ts';

/** Title and description of a page, for search engines and for sharing. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  const fullTitle = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
  ];
}
