import { useField, useFormMetadata } from '@conform-to/react';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CATEGORY_LABELS } from '#app/editing/field-labels.ts';
import {
  ChoiceField,
  LongTextField,
  TextField,
  type TextFieldProps,
} from '#app/editing/form/controls.tsx';
import { Field } from '#app/editing/form/field.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { type FormField, maxLengthOf } from '#domain/listing/form/listing-form.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { TextField as TextName } from '#domain/listing/listing.ts';
import { appliesTo, FIELDS, type LinkField, type PlainField } from '#domain/listing/plain-field.ts';
import type { TranslatedTexts } from '#domain/translation/fields.ts';
import { ArabicField } from './arabic-field.tsx';
import { AutoTranslate } from './auto-translate.tsx';
import { withArabic } from './check-listing-form.ts';
import { labelledField } from './labelled-field.ts';
import { useListingSetting } from './listing-form.tsx';
import { type Replaced, replacedTexts } from './machine-arabic.ts';
import { PictureField } from './picture-field.tsx';

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
  Exclude<TextName, 'name'>,
  { rows: 3 | 4 | 5; required?: true; hint?: string }
> = {
  description: { rows: 4, required: true },
  pros: { rows: 3, hint: 'One per line' },
  cons: { rows: 3, hint: 'One per line' },
  reason: { rows: 5, required: true },
};

const STARS = { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' };

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

/** A field of one line with the limit of its rule. */
function LineField({ name, ...field }: Omit<TextFieldProps, 'label'> & { name: FormField }) {
  return <TextField {...labelledField(name)} maxLength={maxLengthOf(name)} {...field} />;
}

/** The symbol, in capitals whatever is typed. */
function SymbolField() {
  return (
    <Field {...labelledField('symbol')} required>
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

/** The verdict. "Not yet reviewed" is one of the choices and the first. */
function CategoryField() {
  const { rulingPath, mainProduct } = useListingSetting();
  const [reason] = useField('en.reason');
  if (mainProduct) {
    const hint = `The verdict on its main product, ${mainProduct}. Change it in that product’s classification.`;
    return <LineField name="category" readOnly hint={hint} />;
  }
  return (
    <ChoiceField
      {...labelledField('category')}
      options={CATEGORY_LABELS}
      beside={
        rulingPath && (
          <>
            <Link to={rulingPath} className="button mt-1 justify-self-start px-3 text-sm">
              Change in the classification
            </Link>
            <p className="text-sm text-muted">
              It follows from the findings there. Set here, it changes the published verdict without
              them, and the ledger gives the{' '}
              <a href={`#${reason.id}`} className="link">
                Reason
              </a>{' '}
              under Texts.
            </p>
          </>
        )
      }
    />
  );
}

/** 1 to 5: a select where a coin is added, a number elsewhere (requirement 5.4). */
function RatingField() {
  const { kind, stored, stars } = useListingSetting();
  if (KIND_WORDS[kind].isRatedFromList && !stored) {
    return <ChoiceField {...labelledField('rating')} options={STARS} required />;
  }
  const keepsStoredRating = stored !== null && !Number.isInteger(stored.rating ?? Number.NaN);
  const imported = stored?.rating ?? 'none';
  const hint =
    stars !== null
      ? `Computed from the answers about soundness. The site shows ${stars}; this field holds whole stars.`
      : keepsStoredRating
        ? `Imported: ${imported}. It stays unless you change it.`
        : undefined;
  return (
    <LineField
      name="rating"
      type="number"
      min={1}
      max={5}
      required={!keepsStoredRating}
      readOnly={stars !== null}
      hint={hint}
    />
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
          <LongTextField {...labelledField(`en.${name}`)} {...TEXTS[name]} />
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
