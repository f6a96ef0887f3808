import type { Submission } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { draftKey, type FormValues } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { readValues } from '#app/editing/form/typed-texts.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { ListingNav } from '#app/editing/listing-nav.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { PART_WORDS } from '#app/editing/part-words.ts';
import { useSaved } from '#app/editing/use-saved.ts';
import { useSearch } from '#app/ui/query.ts';
import type { ListingPart } from '#domain/listing/listing.ts';
import type { LoadedPart, PartProps } from './loaded-part.ts';

interface PartPageProps<Input extends FormValues, Loaded> extends PartProps<Loaded> {
  part: ListingPart;
  /** The shape of the form's values. */
  schema: z.ZodType<Input>;
  check: (form: FormData) => Submission<unknown, string[], unknown>;
  labelOf: (field: string) => string;
  /** The fields of the form, for the listing as it was last saved. */
  children: (latest: Loaded) => ReactNode;
}

/** The page of a part of a listing, with its form. */
export function PartPage<Input extends FormValues, Loaded extends LoadedPart<Input>>({
  part,
  loaded,
  response,
  schema,
  check,
  labelOf,
  children,
}: PartPageProps<Input, Loaded>) {
  const { kind, id, name, version, input, email } = loaded;
  const words = KIND_WORDS[kind];
  const { segment, title, noun } = PART_WORDS[part];
  const { pathname } = useLocation();
  const saved = useSaved(useSearch().get('done') === 'saved');
  return (
    <FormPage
      title={`${title} of ${name}`}
      beside={<ListingNav kind={kind} id={id} current={part} />}
    >
      {saved.isNew && (
        <Notice key={saved.key} kind="success">
          {`${noun[0]?.toUpperCase()}${noun.slice(1)} saved successfully!`}
        </Notice>
      )}
      <EditForm
        key={`${version} ${saved.formKey}`}
        id={segment}
        action={pathname}
        donePath={pathname}
        values={input}
        check={check}
        draft={{
          key: draftKey(email, pathname),
          read: (values) => readValues(schema, values),
        }}
        response={response}
        onAttempt={saved.onAttempt}
        savedIn={({ latest }) => latest.input}
        failed={`Error saving the ${noun}. Please try again.`}
        gone={`${words.title} not found! Someone has deleted this ${words.noun} in the meantime. What you typed is still here: once the ${words.noun} is restored, save again.`}
        labelOf={labelOf}
        save={{ label: `Save ${noun}`, cancel: words.path }}
      >
        {(conflict) => (
          <>
            {conflict && (
              <ChangesNotice
                conflict={conflict}
                theirs={conflict.latest.input}
                noun={noun}
                valuesIn={(values) => readValues(schema, values)}
              />
            )}
            {children(conflict?.latest ?? loaded)}
          </>
        )}
      </EditForm>
    </FormPage>
  );
}
