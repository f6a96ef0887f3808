import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { EvidenceRows } from '#app/editing/ruling/evidence-rows.tsx';
import { en } from '#app/i18n/text.en.ts';
import { PRODUCT_SCOPES, SCOPES, type Scope } from '#domain/method/scope.ts';
import { checkProductsForm } from './check-products.ts';
import type { LoadedProducts, ProductsFormAnswer } from './loaded-products.ts';
import { productsInput, typedProducts } from './typed-products.ts';

const WORDS = en.exchanges;
const OFFERED = { '': 'Nothing read', ...WORDS.offered };
const MAINS = {
  '': 'None named',
  ...Object.fromEntries(PRODUCT_SCOPES.map((scope) => [scope, WORDS.products[scope]])),
};

/** The form of the products that an exchange offers. */
export function ProductsForm({
  loaded,
  answer,
}: {
  loaded: LoadedProducts;
  answer: ProductsFormAnswer | undefined;
}) {
  const { kind, email, input, today } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  return (
    <EditForm
      id="products"
      action={pathname}
      doneAt={pathname}
      values={input}
      check={checkProductsForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedProducts.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving the products. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} meanwhile. What you typed is still here; once it is put back, save again.`}
      labelOf={labelOf}
      save={{ label: 'Save products', cancel: path }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="products"
              valuesIn={productsInput}
            />
          )}
          <ChoiceField
            name="main"
            label="Main product"
            hint="Where spot is not offered, the verdict on this product is the category."
            options={MAINS}
            className="max-w-80"
          />
          {SCOPES.map((scope) => (
            <ProductFields key={scope} scope={scope} today={today} />
          ))}
        </>
      )}
    </EditForm>
  );
}

function ProductFields({ scope, today }: { scope: Scope; today: string }) {
  const name = WORDS.products[scope];
  return (
    <section aria-label={name} className="card grid gap-3 p-4 sm:p-5">
      <h2 className="text-base">{name}</h2>
      <ChoiceField
        name={`${scope}.offered`}
        label="Offered"
        options={OFFERED}
        className="max-w-80"
      />
      <EvidenceRows name={`${scope}.evidence`} listName={name} today={today} />
    </section>
  );
}

function labelOf(field: string): string {
  if (field === 'main') return 'Main product';
  const scope = SCOPES.find((each) => field.startsWith(`${each}.`));
  return scope ? WORDS.products[scope] : field;
}
