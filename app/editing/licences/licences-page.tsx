import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FormPage, PublicLink } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { rulingPath } from '#app/editing/ruling-path.ts';
import { useSearch } from '#app/ui/use-search.ts';
import { LicencesForm } from './licences-form.tsx';
import type { LicencesFormAnswer, LoadedLicences } from './loaded-licences.ts';

/** The licences of a listing. */
export function LicencesPage({
  loaded,
  answer,
}: {
  loaded: LoadedLicences;
  answer: LicencesFormAnswer | undefined;
}) {
  const { kind, id, name, version } = loaded;
  const { path, noun } = KIND_WORDS[kind];
  const { key } = useLocation();
  const isDone = useSearch().get('done') === 'saved';
  // A save begins a new form. The next attempt drops `done` from the address and must not begin another.
  const savedAt = isDone ? key : '';
  const [begunAt, setBegunAt] = useState(savedAt);
  if (savedAt && savedAt !== begunAt) setBegunAt(savedAt);
  return (
    <FormPage
      title={`Licences of ${name}`}
      beside={
        <div className="flex flex-wrap gap-2">
          <Link to={`${path}/edit/${id}`} className="button">
            {`Edit ${noun}`}
          </Link>
          <Link to={rulingPath(kind, id)} className="button">
            Ruling
          </Link>
          <PublicLink kind={kind} id={id} />
        </div>
      }
    >
      {isDone && (
        <Notice key={key} kind="success">
          Licences saved successfully!
        </Notice>
      )}
      <LicencesForm key={`${version} ${begunAt}`} loaded={loaded} answer={answer} />
    </FormPage>
  );
}
