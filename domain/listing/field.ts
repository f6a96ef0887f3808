import { type Contract, contractLines } from '#domain/contract/contract.ts';
import { type Licence, licenceLines } from '#domain/licence/licence.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { type Offers, offerLines } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import { differenceOf, rulingDifference } from '#domain/ruling/ruling-lines.ts';
import { type Soundness, soundnessLines } from '#domain/soundness/soundness.ts';
import { type Terms, termsLines } from '#domain/terms/terms.ts';
import {
  type Listing,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextField,
  type TextLanguage,
} from './listing.ts';
import { PLAIN_FIELDS, type PlainField } from './plain-field.ts';

export type TextName = `${TextLanguage}.${TextField}`;
/** Every editable field by the name of its form control: `country`, `ar.reason`. */
export type FieldName = PlainField | TextName;
type FieldTexts = Record<FieldName, string>;

export const TEXT_NAMES: readonly TextName[] = TEXT_LANGUAGES.flatMap((language) =>
  TEXT_FIELDS.map((field) => `${language}.${field}` as const),
);
export const FIELD_NAMES: readonly FieldName[] = [...TEXT_NAMES, ...PLAIN_FIELDS];

type Fields = Pick<Listing, PlainField | 'texts'>;
type Ruled = Fields & {
  rulings?: Rulings;
  offers?: Offers;
  soundness?: Soundness;
  terms?: Terms;
  contracts?: Contract[];
  licences?: Licence[];
};

/** Every field as a form shows it; missing values are empty. */
export function fieldTexts(listing: Fields): FieldTexts {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, String(fieldOf(listing, name) ?? '')]),
  ) as FieldTexts;
}

export function textOf(texts: Listing['texts'], name: TextName): string | null | undefined {
  const [language, field] = partsOf(name);
  return texts[language]?.[field];
}

export function partsOf(name: TextName): [TextLanguage, TextField] {
  return name.split('.') as [TextLanguage, TextField];
}

export type RulingName = `ruling.${Scope}`;
/** The parts of a listing that the history names: a field, a ruling, the products, the soundness, fees and reach, the contracts, or the licences. */
export type ChangedName =
  | FieldName
  | RulingName
  | 'offers'
  | 'soundness'
  | 'terms'
  | 'contracts'
  | 'licences';

/** A field before and after a change; for what has several parts, the lines that differ. */
export interface ChangedField {
  name: ChangedName;
  before: string;
  after: string;
}

/** The fields in which two states of a listing differ; null: it does not exist. */
export function changedFields(before: Ruled | null, after: Ruled | null): ChangedField[] {
  const [was, is] = [before, after].map((listing) => listing && fieldTexts(listing));
  const fields = FIELD_NAMES.map((name) => ({
    name,
    before: was?.[name] ?? '',
    after: is?.[name] ?? '',
  })).filter((field) => field.before !== field.after);
  const soundness = differenceOf(
    new Map(soundnessLines(before?.soundness ?? {})),
    new Map(soundnessLines(after?.soundness ?? {})),
  );
  const offers = differenceOf(
    new Map(offerLines(before?.offers ?? {})),
    new Map(offerLines(after?.offers ?? {})),
  );
  const terms = differenceOf(
    new Map(termsLines(before?.terms ?? {})),
    new Map(termsLines(after?.terms ?? {})),
  );
  const contracts = differenceOf(
    new Map(contractLines(before?.contracts ?? [])),
    new Map(contractLines(after?.contracts ?? [])),
  );
  const licences = differenceOf(
    new Map(licenceLines(before?.licences ?? [])),
    new Map(licenceLines(after?.licences ?? [])),
  );
  return [
    ...fields,
    ...changedRulings(before?.rulings ?? {}, after?.rulings ?? {}),
    ...(offers ? [{ name: 'offers' as const, ...offers }] : []),
    ...(soundness ? [{ name: 'soundness' as const, ...soundness }] : []),
    ...(terms ? [{ name: 'terms' as const, ...terms }] : []),
    ...(contracts ? [{ name: 'contracts' as const, ...contracts }] : []),
    ...(licences ? [{ name: 'licences' as const, ...licences }] : []),
  ];
}

/** Whether a change is of what has a form of its own: a verdict, a ruling or another part of a listing. */
export function hasOwnForm({ name }: ChangedField): boolean {
  return name === 'category' || !(FIELD_NAMES as readonly string[]).includes(name);
}

function changedRulings(before: Rulings, after: Rulings): ChangedField[] {
  return SCOPES.flatMap((scope) => {
    const difference = rulingDifference(before, after, scope);
    return difference ? [{ name: `ruling.${scope}` as const, ...difference }] : [];
  });
}

function fieldOf({ texts, ...plain }: Fields, name: FieldName) {
  return isTextName(name) ? textOf(texts, name) : plain[name];
}

function isTextName(name: FieldName): name is TextName {
  return name.includes('.');
}
