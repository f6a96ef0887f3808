import { Fragment, type ReactNode } from 'react';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { PictureField } from '#app/editing/picture/picture-field.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import { appliesTo, FIELDS, type LinkField, type PlainField } from '#domain/listing/plain-field.ts';
import { ArabicField } from './arabic-field.tsx';
import { CategoryField, RatingField, SymbolField, TextField } from './controls.tsx';
import { Section, TextFields } from './field-sections.tsx';

/** The fields of a kind's add and edit form. */
export function ListingFields({ kind }: { kind: Kind }) {
  return (
    <>
      <Section title={KIND_WORDS[kind].title}>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <TextField name="en.name" required className="xl:col-span-2" />
          <div className="xl:col-span-2">
            <ArabicField name="name" />
          </div>
          {controlsFor(kind, FACTS)}
        </div>
        <PictureField />
      </Section>
      <Section title="Texts">
        <TextFields />
      </Section>
      <Section title="Links">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{controlsFor(kind, LINKS)}</div>
      </Section>
    </>
  );
}

// A control for each plain field, in the order of the page; `PictureField` is the one for `image`.

const FACTS: Record<Exclude<PlainField, LinkField | 'image'>, ReactNode> = {
  symbol: <SymbolField />,
  category: <CategoryField />,
  rating: <RatingField />,
  established: <TextField name="established" inputMode="numeric" placeholder="2009" />,
  country: <TextField name="country" placeholder="Switzerland" />,
  rank: <TextField name="rank" inputMode="numeric" maxLength={7} placeholder="1" />,
  marketId: <TextField name="marketId" placeholder="bitcoin" className="xl:col-span-2" />,
};

const LINKS: Record<LinkField, ReactNode> = {
  website: <TextField name="website" inputMode="url" placeholder="https://" />,
  twitter: <TextField name="twitter" placeholder="@handle" />,
  reddit: <TextField name="reddit" inputMode="url" placeholder="https://www.reddit.com/r/" />,
  github: <TextField name="github" inputMode="url" placeholder="https://github.com/" />,
  telegram: <TextField name="telegram" inputMode="url" placeholder="https://t.me/" />,
  whitepaper: <TextField name="whitepaper" inputMode="url" placeholder="https://" />,
};

function controlsFor(kind: Kind, controls: Partial<Record<PlainField, ReactNode>>) {
  return (Object.keys(controls) as PlainField[])
    .filter((name) => appliesTo(kind, FIELDS[name]))
    .map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}
