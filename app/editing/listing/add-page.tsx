import type { ReactNode } from 'react';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { ListingForm, type ListingOutcome } from './listing-form.tsx';

/** The page that adds a listing; its fields are given as `children`. */
export function AddPage({
  kind,
  loaded: { email, key },
  response,
  children,
}: {
  kind: Kind;
  /** `key`: sent twice, the form adds once. */
  loaded: { email: string; key: string };
  response: ListingOutcome | undefined;
  children: ReactNode;
}) {
  return (
    <FormPage title={`Add New ${KIND_WORDS[kind].title}`}>
      <ListingForm kind={kind} edited={null} submissionKey={key} email={email} response={response}>
        {children}
      </ListingForm>
    </FormPage>
  );
}
