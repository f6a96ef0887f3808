import { useFormMetadata } from '@conform-to/react';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { TextareaField } from '#app/editing/form/controls.tsx';
import { Field } from '#app/editing/form/field.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { maxLengthOf } from '#domain/listing/form/listing-input.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { TextField } from '#domain/listing/listing.ts';
import {
  appliesTo,
  FIELDS,
  isSymbolNeeded,
  type LinkField,
  type PlainField,
} from '#domain/listing/plain-field.ts';
import type { TranslatedTexts } from '#domain/translation/fields.ts';
import { ArabicField } from './arabic-field.tsx';
import { AutoTranslate } from './auto-translate.tsx';
import { withArabic } from './check-listing-form.ts';
import { labelledField } from './labelled-field.ts';
import { LineField } from './line-field.tsx';
import { useListingSetting } from './listing-form.tsx';
import { type Replaced, replacedTexts } from './machine-arabic.ts';
import { PictureField } from './picture-field.tsx';
import { CategoryField, RatingField } from './verdict-and-rating.tsx';

const FACTS: Record<Exclude<PlainField, LinkField | 'image' | 'category' | 'rating'>, ReactNode> = {
  symbol: <SymbolField />,
  established: <LineField name="established" inputMode="numeric" placeholder="e.g. 2009" />,
  country: <LineField name="country" placeholder="e.g. Switzerland" />,
  rank: <LineField name="rank" inputMode="numeric" placeholder="e.g. 1" />,
  marketId: <LineField name="marketId" placeholder="e.g. bitcoin" />,
};

const LINKS: Record<LinkField, ReactNode> = {
  website: <LineField name="website" inputMode="url" placeholder="https://" />,
  twitter: <LineField name="twitter" placeholder="@handle" />,
  reddit: <LineField name="reddit" inputMode="url" placeholder="https://www.reddit.com/r/" />,
  github: <LineField name="github" inputMode="url" placeholder="https://github.com/" />,
  telegram: <LineField name="telegram" inputMode="url" placeholder="https://t.me/" />,
  whitepaper: <LineField name="whitepaper" inputMode="url" placeholder="https://" />,
};

/** In English and Arabic; the name has its controls at the top of the form. */
const TEXTS: Record<
  Exclude<TextField, 'name'>,
  { rows: 3 | 4 | 5; required?: true; hint?: string }
> = {
  description: { rows: 4, required: true },
  pros: { rows: 3, hint: 'One per line' },
  cons: { rows: 3, hint: 'One per line' },
  reason: { rows: 5, required: true },
};

/** The fields of a kind's add and edit form. */
export function ListingFields({ kind }: { kind: Kind }) {
  return (
    <>
      <FormSection title={KIND_WORDS[kind].title}>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-10 xl:*:col-span-2">
          <LineField name="en.name" required className="xl:col-span-5!" />
          <div className="xl:col-span-5!">
            <ArabicField name="name" />
          </div>
          {controlsFor(kind, FACTS)}
        </div>
        <PictureField />
      </FormSection>
      <FormSection title="Verdict and rating">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CategoryField />
          <RatingField />
        </div>
      </FormSection>
      <FormSection title="Texts">
        <TextFields />
      </FormSection>
      <FormSection title="Links">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{controlsFor(kind, LINKS)}</div>
      </FormSection>
    </>
  );
}

// In the order of the page; `image`, `category` and `rating` have controls of their own.
function controlsFor(kind: Kind, controls: Partial<Record<PlainField, ReactNode>>) {
  return (Object.keys(controls) as PlainField[])
    .filter((name) => appliesTo(kind, FIELDS[name]))
    .map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}

/** The symbol, in capitals whatever is typed. */
function SymbolField() {
  const isRequired = isSymbolNeeded(useListingSetting());
  return (
    <Field {...labelledField('symbol')} required={isRequired}>
      {(control) => (
        <input
          {...control}
          maxLength={maxLengthOf('symbol')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onInput={toCapitals}
          className={`${control.className} uppercase`}
        />
      )}
    </Field>
  );
}

function toCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const capitals = input.value.toUpperCase();
  if (input.value === capitals) return;
  const { selectionStart, selectionEnd } = input;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

function TextFields() {
  const form = useFormMetadata();
  const { translation, translatePath } = useListingSetting();
  const [replaced, setReplaced] = useState<Replaced>({});
  const take = (made: TranslatedTexts) => {
    setReplaced(replacedTexts(form.value, made, replaced));
    form.update({ value: withArabic(form.value, made) });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <AutoTranslate onTranslated={take} plainPath={translatePath} earlier={translation} />
      </div>
      {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((name) => (
        <Fragment key={name}>
          <TextareaField {...labelledField(`en.${name}`)} {...TEXTS[name]} />
          <ArabicField
            name={name}
            replaced={replaced[name]}
            className="md:col-start-2"
            rows={TEXTS[name].rows}
          />
        </Fragment>
      ))}
    </div>
  );
}
