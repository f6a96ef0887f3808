import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { FormPage, FormSection, ListingGone } from '#app/editing/form/form-page.tsx';
import { History } from '#app/editing/history/history.tsx';
import type { ShownHistory } from '#app/editing/history/shown-history.ts';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { ListingNav } from '#app/editing/listing-nav.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { useSaved } from '#app/editing/use-saved.ts';
import { useSearch } from '#app/ui/query.ts';
import type { Kind } from '#domain/listing/kind.ts';
import {
  type Edited,
  type ListingConflict,
  ListingForm,
  type ListingOutcome,
} from './listing-form.tsx';

/** The page of one listing: its form, given as `children`, and its history. */
export function EditPage({
  kind,
  loaded: { email, edited, history },
  response,
  children,
}: {
  kind: Kind;
  loaded: { email: string; edited: Edited | null; history: ShownHistory | null };
  response: ListingOutcome | undefined;
  children: ReactNode;
}) {
  const { title, noun } = KIND_WORDS[kind];
  const done = useSearch().get('done');
  const restored = useSaved(done === 'put-back');
  if (response?.outcome === 'gone') {
    return (
      <FormPage title={`Add ${title} again`}>
        <Notice kind="error">
          <p>
            <span className="font-medium">{`${title} not found!`}</span> Someone has deleted this{' '}
            {noun} in the meantime. What you typed is still here: you can add it as a new one.
          </p>
        </Notice>
        <ListingForm kind={kind} edited={null} email={email} response={response}>
          {children}
        </ListingForm>
      </FormPage>
    );
  }
  if (!edited || !history) return <ListingGone kind={kind} />;
  const name = edited.texts['en.name'] || edited.id;
  return (
    <FormPage
      title={`Edit ${name}`}
      beside={<ListingNav kind={kind} id={edited.id} current="edit" />}
    >
      {restored.isNew && <Notice kind="success">{`${title} restored successfully!`}</Notice>}
      <ListingForm
        // A restored version begins another form.
        key={`${edited.id} ${done === 'put-back' ? edited.version : ''}`}
        kind={kind}
        edited={edited}
        email={email}
        response={response}
        onAttempt={restored.onAttempt}
      >
        {children}
      </ListingForm>
      <LatestHistory
        key={edited.id}
        kind={kind}
        id={edited.id}
        loaded={{ version: edited.version, history }}
        conflict={response?.outcome === 'conflict' ? response.conflict : undefined}
      />
    </FormPage>
  );
}

/** The history as loaded, or as a later conflict has it: the page is not loaded again for one, which could fail and lose the form. */
function LatestHistory({
  kind,
  id,
  loaded,
  conflict,
}: {
  kind: Kind;
  id: string;
  loaded: { version: number; history: ShownHistory };
  conflict: ListingConflict | undefined;
}) {
  const [latest, setLatest] = useState(conflict);
  if (conflict && conflict !== latest) setLatest(conflict);
  const { version, history } = latest && latest.version > loaded.version ? latest : loaded;
  return (
    <FormSection title="History">
      <History kind={kind} id={id} version={version} changes={history.changes} />
      {history.next !== null && (
        <Link to={`${editPath(kind, id)}/history`} className="link">
          All changes
        </Link>
      )}
    </FormSection>
  );
}
