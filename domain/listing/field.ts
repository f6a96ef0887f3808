import { contractLines } from '#domain/contract/contract.ts';
import { licenceLines } from '#domain/licence/licence.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { offerLines } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import { differenceOf, rulingDifference } from '#domain/ruling/ruling-lines.ts';
import { soundnessLines } from '#domain/soundness/soundness.ts';
import { termsLines } from '#domain/terms/terms.ts';
import {
  type Listing,
  type ListingPart,
  type ListingParts,
  NO_PARTS,
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
type Ruled = Fields & Partial<ListingParts> & { rulings?: Rulings };

/** Every field as a form shows it; missing values are empty. */
export function fieldTexts(listing: Fields): FieldTexts {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, String(fieldOf(listing, name) ?? '')]),
  ) as FieldTexts;
}

/** The text of a name such as `ar.reason`. */
export function textOf(texts: Listing['texts'], name: TextName): string | null | undefined {
  const [language, field] = splitName(name);
  return texts[language]?.[field];
}

/** Language and field of a name such as `ar.reason`. */
export function splitName(name: TextName): [TextLanguage, TextField] {
  return name.split('.') as [TextLanguage, TextField];
}

type RulingName = `ruling.${Scope}`;
/** The name of what the history tells a change of: a field, a ruling or a part of a listing. */
export type ChangedName = FieldName | RulingName | ListingPart;

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
  return [
    ...fields,
    ...changedRulings(before?.rulings ?? {}, after?.rulings ?? {}),
    ...PARTS.flatMap((part) => changedPart(part, before, after)),
  ];
}

// In the order of the history.
const LINES_OF: { [Part in ListingPart]: (part: ListingParts[Part]) => [string, string][] } = {
  offers: offerLines,
  soundness: soundnessLines,
  terms: termsLines,
  contracts: contractLines,
  licences: licenceLines,
};
const PARTS = Object.keys(LINES_OF) as ListingPart[];

function changedPart<Part extends ListingPart>(
  part: Part,
  before: Ruled | null,
  after: Ruled | null,
): ChangedField[] {
  const linesOf = (listing: Partial<ListingParts> | null) =>
    new Map(LINES_OF[part](listing?.[part] ?? NO_PARTS[part]));
  const difference = differenceOf(linesOf(before), linesOf(after));
  return difference ? [{ name: part, ...difference }] : [];
}

/** Whether a change is to something with a form of its own: a verdict, a ruling or another part of a listing. */
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
