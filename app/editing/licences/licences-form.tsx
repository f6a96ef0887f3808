import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { RowList } from '#app/editing/ruling/row-list.tsx';
import { checkLicencesForm } from './check-licences.ts';
import { LicenceFields, REGISTER_LABELS, STATUS_LABELS } from './licence-fields.tsx';
import type { LicencesFormAnswer, LoadedLicences } from './loaded-licences.ts';
import { blankLicence, licencesInput, rowIn, typedLicences } from './typed-licences.ts';

/** The form of a listing's licences. */
export function LicencesForm({
  loaded,
  answer,
}: {
  loaded: LoadedLicences;
  answer: LicencesFormAnswer | undefined;
}) {
  const { kind, email, input, today } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  return (
    <EditForm
      id="licences"
      action={pathname}
      doneAt={pathname}
      values={input}
      check={checkLicencesForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedLicences.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving the licences. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} meanwhile. What you typed is still here; once it is put back, save again.`}
      labelOf={(field) =>
        field.replace(/^licences\[(\d+)\].*$/, (_, index) => `Licence ${Number(index) + 1}`)
      }
      save={{ label: 'Save licences', cancel: path }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="licences"
              valuesIn={licencesInput}
            />
          )}
          <p className="max-w-prose text-sm text-muted">
            Copy each entry from the register as it stands there. To end a licence, set its status
            and its last day. “Not in the register” needs the names that you looked for and the copy
            that you read. No licence changes a verdict.
          </p>
          <RowList
            name="licences"
            rowName="Licence"
            listName="licences"
            blank={blankLicence(today)}
            lineOf={(values) => {
              const { status, register, country, regulator, company, names } = rowIn(values);
              const where = REGISTER_LABELS[register] ?? `${country} ${regulator.en}`;
              const whose = company || names.split('\n')[0];
              if (!whose) return null;
              return (
                <>
                  <bdi>{whose}</bdi>
                  <span className="text-muted">
                    {' · '}
                    {where} · {STATUS_LABELS[status]}
                  </span>
                </>
              );
            }}
          >
            {(row) => <LicenceFields row={row} />}
          </RowList>
        </>
      )}
    </EditForm>
  );
}
