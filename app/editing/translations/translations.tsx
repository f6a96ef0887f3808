import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { OverList } from '#app/editing/over-list.tsx';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';
import { useSearch } from '#app/ui/use-search.ts';
import type { ChangedField, TextName } from '#domain/listing/field.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing, TextDoubt } from '#domain/listing/listing.ts';
import { TranslationsForm } from './translations-form.tsx';
import type { TextErrors, TextsByName } from './translations-input.ts';

/** What has come of an earlier try to save; always with the version it was made from. */
export type TranslationsAnswer = { version: number } & (
  | {
      outcome: 'invalid';
      given: TextsByName;
      errors: TextErrors;
      /** What keeps a verdict from being published on the Arabic reason, where that does. */
      doubt?: TextDoubt;
      nameWarning?: NameWarning;
    }
  | { outcome: 'failed' | 'signed-out'; given: TextsByName }
  | {
      outcome: 'conflict';
      by: string | null;
      doubts: Listing['doubts'];
      /** What someone else has changed of verdicts and what stands behind them, which this form leaves alone. */
      rulings: ChangedField[];
      /** The editor's texts, and the saved ones where the editor has changed nothing. */
      texts: TextsByName;
      /** What is saved, where the editor has written something else. */
      theirs: Partial<TextsByName>;
      /** What someone else has changed and the editor has not. */
      taken: TextName[];
    }
);

export interface LoadedTranslations {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  texts: TextsByName;
  doubts: Listing['doubts'];
  /** Who reads it; a draft is theirs alone. */
  email: string;
}

/** The texts of a listing in every language, to be read side by side and corrected. */
export function Translations({
  loaded,
  answer,
}: {
  loaded: LoadedTranslations;
  answer: TranslationsAnswer | undefined;
}) {
  const backTo = withQuery(KIND_WORDS[loaded.kind].path, readManageQuery(useSearch()));
  return (
    <OverList title={`Translations of ${loaded.name}`} backTo={backTo} size="lg">
      {/* A conflict starts the form anew, from both texts. */}
      <TranslationsForm
        key={answer?.version ?? loaded.version}
        loaded={loaded}
        answer={answer}
        backTo={backTo}
      />
    </OverList>
  );
}
