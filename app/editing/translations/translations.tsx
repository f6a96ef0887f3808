import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { OverList } from '#app/editing/manage/over-list.tsx';
import { useSearch } from '#app/ui/query.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { TextsByName } from './check-translations.ts';
import { TranslationsForm, type TranslationsOutcome } from './translations-form.tsx';

export interface LoadedTranslations {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  texts: TextsByName;
  doubts: Listing['doubts'];
  /** The editor, to whom a draft belongs. */
  email: string;
}

/** The texts of a listing in every language, to be read side by side and corrected. */
export function Translations({
  loaded,
  response,
}: {
  loaded: LoadedTranslations;
  response: TranslationsOutcome | undefined;
}) {
  const backTo = withQuery(KIND_WORDS[loaded.kind].path, readManageQuery(useSearch()));
  return (
    <OverList title={`Translations of ${loaded.name}`} backTo={backTo} size="lg">
      <TranslationsForm loaded={loaded} response={response} backTo={backTo} />
    </OverList>
  );
}
