import { RowList } from '#app/editing/form/row-list.tsx';
import { rowLabel } from '#app/editing/part/error-labels.ts';
import type { LoadedPart, PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { checkLicencesForm } from './check-licences.ts';
import { LicenceFields, REGISTER_LABELS, STATUS_LABELS } from './licence-fields.tsx';
import {
  blankLicence,
  type LicencesValues,
  readLicenceRow,
  typedLicences,
} from './typed-licences.ts';

/** The page of a listing's licences. */
export function LicencesPage({ loaded, response }: PartProps<LoadedPart<LicencesValues>>) {
  return (
    <PartPage
      part="licences"
      loaded={loaded}
      response={response}
      schema={typedLicences}
      check={checkLicencesForm}
      labelOf={(field) => rowLabel(field, 'Licence')}
    >
      {({ today }) => (
        <>
          <p className="max-w-prose text-sm text-muted">
            Copy each entry exactly as the register gives it. To end a licence, set its status and
            its last day. “Not in the register” needs the names that you searched for and the copy
            that you read. No licence changes a verdict.
          </p>
          <RowList
            name="licences"
            rowName="Licence"
            listName="licences"
            blank={blankLicence(today)}
            lineOf={(values) => {
              const { status, register, country, regulator, company, names } =
                readLicenceRow(values);
              const where = Object.hasOwn(REGISTER_LABELS, register)
                ? REGISTER_LABELS[register]
                : `${country} ${regulator.en}`;
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
    </PartPage>
  );
}
