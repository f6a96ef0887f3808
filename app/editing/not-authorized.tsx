import { PRODUCT_NAME } from '#app/meta/product.ts';

/** For who has signed in but may not edit. The text is the spec's, section 8. */
export function NotAuthorized() {
  return (
    <main className="container-page grid max-w-2xl justify-items-center gap-6 py-20 text-center">
      <title>{`Not authorized | ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl">You are not authorized to access the admin dashboard.</h1>
      <a href="/admin/login" className="button button-primary">
        Sign in as someone else
      </a>
    </main>
  );
}
