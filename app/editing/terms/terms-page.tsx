import type { ReactNode } from 'react';
import { EvidencedFields } from '#app/editing/evidence/evidenced-fields.tsx';
import { ChoiceField, InputField } from '#app/editing/form/controls.tsx';
import { groupLabel } from '#app/editing/part/error-labels.ts';
import type { LoadedPart, PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { en } from '#app/i18n/text.en.ts';
import { MAX_AUDITOR_LENGTH, REGION_CURRENCIES, TERMS, type Term } from '#domain/terms/terms.ts';
import { checkTermsForm } from './check-terms.ts';
import { NONE, type TermsValues, typedTerms } from './typed-terms.ts';

const WORDS = en.terms;
const TITLES = Object.fromEntries(TERMS.map((term) => [term, WORDS[term]]));
const LIABILITIES = { '': 'Not answered', yes: 'Stated', no: 'Not stated' };

/** The page of a listing's fees and availability. */
export function TermsPage({ loaded, response }: PartProps<LoadedPart<TermsValues>>) {
  return (
    <PartPage
      part="terms"
      loaded={loaded}
      response={response}
      schema={typedTerms}
      check={checkTermsForm}
      labelOf={(field) => groupLabel(field, TITLES)}
    >
      {({ today }) => (
        <>
          <p className="text-sm text-muted">
            A fact left empty is shown as “{WORDS.notLooked}”. Each needs a source.
          </p>
          <FactFields term="spotFee" today={today}>
            <InputField name="spotFee.maker" label="Maker fee, %" inputMode="decimal" />
            <InputField name="spotFee.taker" label="Taker fee, %" inputMode="decimal" />
          </FactFields>
          <FactFields term="deposits" today={today}>
            <InputField
              name="deposits.currencies"
              label="Currencies"
              hint={`One or more of ${REGION_CURRENCIES.join(', ')}; “${NONE}” if there is none`}
            />
          </FactFields>
          <FactFields term="refused" today={today}>
            <InputField
              name="refused.countries"
              label="Countries"
              hint={`Two-letter codes, such as SY, US; “${NONE}” if all are served`}
            />
          </FactFields>
          <FactFields term="reserves" today={today}>
            <InputField
              name="reserves.on"
              label="Day of the latest proof"
              type="date"
              hint="Leave empty if the source gives none"
            />
            <InputField
              name="reserves.auditor"
              label="Auditor"
              maxLength={MAX_AUDITOR_LENGTH}
              hint="Leave empty if the source names none"
            />
            <ChoiceField
              name="reserves.liabilities"
              label="What is owed to customers"
              options={LIABILITIES}
            />
          </FactFields>
        </>
      )}
    </PartPage>
  );
}

function FactFields({ term, today, children }: { term: Term; today: string; children: ReactNode }) {
  return (
    <EvidencedFields name={term} title={WORDS[term]} today={today}>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
    </EvidencedFields>
  );
}
