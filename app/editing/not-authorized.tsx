import { PRODUCT_NAME } from '#app/meta/product.ts';

/** Shown to a signed-in account without the right to edit. Text: requirement 8.1. */
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
