import { EvidencedFields } from '#app/editing/evidence/evidenced-fields.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { groupLabel } from '#app/editing/part/error-labels.ts';
import type { LoadedPart, PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { en } from '#app/i18n/text.en.ts';
import { PRODUCT_SCOPES, SCOPES } from '#domain/method/scope.ts';
import { checkOffersForm } from './check-offers.ts';
import { type OffersValues, typedOffers } from './typed-offers.ts';

const WORDS = en.exchanges;
const OFFERED = { '': 'Nothing read', ...WORDS.offered };
const MAINS = {
  '': 'None named',
  ...Object.fromEntries(PRODUCT_SCOPES.map((scope) => [scope, WORDS.products[scope]])),
};
const GROUPS = { main: 'Main product', ...WORDS.products };

/** The page of an exchange's offers. */
export function OffersPage({ loaded, response }: PartProps<LoadedPart<OffersValues>>) {
  return (
    <PartPage
      part="offers"
      loaded={loaded}
      response={response}
      schema={typedOffers}
      check={checkOffersForm}
      labelOf={(field) => groupLabel(field, GROUPS)}
    >
      {({ today }) => (
        <>
          <ChoiceField
            name="main"
            label={GROUPS.main}
            hint="If spot is not offered, the verdict on this product is the category."
            options={MAINS}
            className="max-w-80"
          />
          {SCOPES.map((scope) => (
            <EvidencedFields key={scope} name={scope} title={WORDS.products[scope]} today={today}>
              <ChoiceField
                name={`${scope}.offered`}
                label="Offered"
                options={OFFERED}
                className="max-w-80"
              />
            </EvidencedFields>
          ))}
        </>
      )}
    </PartPage>
  );
}
