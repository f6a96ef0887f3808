import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { ChoiceField, TextField } from '#app/editing/form/controls.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { EvidenceRows } from '#app/editing/ruling/evidence-rows.tsx';
import { en } from '#app/i18n/text.en.ts';
import { LONGEST_AUDITOR, REGION_CURRENCIES, TERMS, type Term } from '#domain/terms/terms.ts';
import { checkTermsForm } from './check-terms.ts';
import type { LoadedTerms, TermsFormAnswer } from './loaded-terms.ts';
import { NONE, termsInput, typedTerms } from './typed-terms.ts';

const WORDS = en.terms;
const LIABILITIES = { '': 'Not answered', yes: 'Told', no: 'Not told' };

/** The form of the fees and the reach of a listing. */
export function TermsForm({
  loaded,
  answer,
}: {
  loaded: LoadedTerms;
  answer: TermsFormAnswer | undefined;
}) {
  const { kind, email, input, today } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  return (
    <EditForm
      id="terms"
      action={pathname}
      doneAt={pathname}
      values={input}
      check={checkTermsForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedTerms.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving fees and reach. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} meanwhile. What you typed is still here; once it is put back, save again.`}
      labelOf={labelOf}
      save={{ label: 'Save fees and reach', cancel: path }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="facts"
              valuesIn={termsInput}
            />
          )}
          <p className="text-sm text-muted">
            A fact without any text is shown as “{WORDS.notLooked}”. Each needs a source.
          </p>
          <FactFields term="spotFee" today={today}>
            <TextField name="spotFee.maker" label="Maker, per cent" inputMode="decimal" />
            <TextField name="spotFee.taker" label="Taker, per cent" inputMode="decimal" />
          </FactFields>
          <FactFields term="deposits" today={today}>
            <TextField
              name="deposits.currencies"
              label="Currencies"
              hint={`Of ${REGION_CURRENCIES.join(', ')}; “${NONE}” where there is none`}
            />
          </FactFields>
          <FactFields term="refused" today={today}>
            <TextField
              name="refused.countries"
              label="Countries"
              hint={`Codes of two letters, such as SY, US; “${NONE}” where none is refused`}
            />
          </FactFields>
          <FactFields term="reserves" today={today}>
            <TextField
              name="reserves.on"
              label="Day of the latest proof"
              type="date"
              hint="Leave empty if the source gives none"
            />
            <TextField
              name="reserves.auditor"
              label="Auditor"
              maxLength={LONGEST_AUDITOR}
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
    </EditForm>
  );
}

function FactFields({ term, today, children }: { term: Term; today: string; children: ReactNode }) {
  const name = WORDS[term];
  return (
    <section aria-label={name} className="card grid gap-3 p-4 sm:p-5">
      <h2 className="text-base">{name}</h2>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
      <EvidenceRows name={`${term}.evidence`} listName={name} today={today} />
    </section>
  );
}

function labelOf(field: string): string {
  const term = TERMS.find((each) => field.startsWith(`${each}.`));
  return term ? WORDS[term] : field;
}
