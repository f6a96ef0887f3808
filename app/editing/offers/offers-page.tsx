import { EvidenceRows } from '#app/editing/evidence/evidence-rows.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import type { LoadedPart, PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { en } from '#app/i18n/text.en.ts';
import { PRODUCT_SCOPES, SCOPES, type Scope } from '#domain/method/scope.ts';
import { checkOffersForm } from './check-offers.ts';
import { type OffersInput, typedOffers } from './typed-offers.ts';

const WORDS = en.exchanges;
const OFFERED = { '': 'Nothing read', ...WORDS.offered };
const MAINS = {
  '': 'None named',
  ...Object.fromEntries(PRODUCT_SCOPES.map((scope) => [scope, WORDS.products[scope]])),
};

/** The page of an exchange's offers. */
export function OffersPage({ loaded, response }: PartProps<LoadedPart<OffersInput>>) {
  return (
    <PartPage
      part="offers"
      loaded={loaded}
      response={response}
      typed={typedOffers}
      check={checkOffersForm}
      labelOf={labelOf}
    >
      {({ today }) => (
        <>
          <ChoiceField
            name="main"
            label="Main product"
            hint="If spot is not offered, the verdict on this product is the category."
            options={MAINS}
            className="max-w-80"
          />
          {SCOPES.map((scope) => (
            <OfferFields key={scope} scope={scope} today={today} />
          ))}
        </>
      )}
    </PartPage>
  );
}

function OfferFields({ scope, today }: { scope: Scope; today: string }) {
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
