import { PRODUCT_NAME } from '#app/meta/product.ts';
import { failureText } from './failure.ts';

/** Instead of the admin, where not even its frame can be shown. */
export function FailedPage({ error }: { error: unknown }) {
  const text = failureText(error);
  return (
    <main className="container-page grid max-w-2xl justify-items-center gap-6 py-20 text-center">
      <title>{`${text} | ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl">{text}</h1>
      <a href="/admin/dashboard" className="button button-primary">
        Back to the dashboard
      </a>
    </main>
  );
}
