import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { productsPath } from '#app/editing/ruling-path.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { editOffers } from '#domain/listing/change/edit.ts';
import { changedFields } from '#domain/listing/field.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { today } from '#domain/ruling/review-due.ts';
import { checkProductsForm, rowIntentInProducts } from './check-products.ts';
import { shownProducts } from './load-products.server.ts';
import type { ProductsFormAnswer } from './loaded-products.ts';

interface Sent {
  request: Request;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the products in a form; 422 with errors by field, 409 where someone else was faster. Adds or removes a row instead where that is asked for. */
export async function saveProductsForm(kind: Kind, { request, params, context }: Sent) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const form = await readForm(request);
  const intent = rowIntentInProducts(form, { today: today() });
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent !== null) form.set(INTENT, intent);
  const checked = checkProductsForm(form);
  const result = checked.reply();
  if (intent !== null) return data<ProductsFormAnswer>({ outcome: 'edited', result });
  if (checked.status !== 'success') {
    return data<ProductsFormAnswer>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await editOffers(db, kind, params.id, checked.value, edit).catch(
    (error: unknown) => {
      log.error({ err: error, kind, id: params.id }, 'the products could not be saved');
      return { outcome: 'failed' as const, status: failureStatus(error) };
    },
  );
  switch (saved.outcome) {
    case 'saved':
      return redirect(productsPath(kind, params.id, 'saved'));
    case 'missing':
      return data<ProductsFormAnswer>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<ProductsFormAnswer>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { by, at, base, current } = saved;
      const { version } = current;
      return data<ProductsFormAnswer>(
        {
          outcome: 'conflict',
          result: {
            status: 'error',
            initialValue: { ...result.initialValue, version: String(version) },
            error: {},
          },
          conflict: {
            version,
            by: by ?? 'someone else',
            at: at.toISOString(),
            changes: base && changedFields(base, current.listing),
            latest: shownProducts(current, email),
          },
        },
        { status: 409 },
      );
    }
  }
}
