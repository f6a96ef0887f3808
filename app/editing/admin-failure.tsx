import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#app/meta/product.ts';

/** A heading and a way on, in place of an admin page. */
export function AdminFailure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}
