import { useField } from '@conform-to/react';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { asksAsset, type Bilingual } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { SECTIONS } from './jump-list.tsx';
import type { LoadedRuling } from './loaded-ruling.ts';

type Table = Readonly<Record<string, { name: Bilingual; meaning: Bilingual }>>;

/** The kind of asset, which decides the criteria of a ruling on spot, or the form of staking. */
export function AssetFields({ loaded: { kind, scope } }: { loaded: LoadedRuling }) {
  const { assets, stakingForms } = CURRENT_METHOD;
  return (
    <>
      {asksAsset(CURRENT_METHOD, kind, scope) && (
        <FormSection id={SECTIONS.asset} title="Kind of asset">
          <DefinedChoice name="asset.kind" label="Kind of asset" table={assets[kind]} />
          <BothLanguages name="asset.why" label="Why this kind" maxLength={RULING_LIMITS.prose} />
        </FormSection>
      )}
      {scope === 'staking' && stakingForms && (
        <FormSection title="Form of staking">
          <DefinedChoice name="stakingForm" label="How the coins are staked" table={stakingForms} />
        </FormSection>
      )}
    </>
  );
}

function DefinedChoice({
  name,
  label,
  table,
}: {
  name: string;
  label: string;
  table: Table | null;
}) {
  const [{ value = '' }] = useField<string>(name);
  const entries = Object.entries(table ?? {});
  const names = entries.map(([id, entry]) => [id, entry.name.en]);
  return (
    <ChoiceField
      name={name}
      label={label}
      options={{ '': 'Choose…', ...Object.fromEntries(names) }}
      className="max-w-md"
      hint={entries.find(([id]) => id === value)?.[1].meaning.en}
    />
  );
}
