import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from './entry-view.ts';

const SHORT_LENGTH = 12;

/** An entry's number and short hash; it opens to the whole hashes. */
export function Hashes({
  seq,
  hashes: { hash, previous, digest },
}: {
  seq: number;
  hashes: NonNullable<EntryView['hashes']>;
}) {
  const words = useLanguage().text.changes;
  const rows: [label: string, hash: string][] = [
    [words.hash, hash],
    [words.previous, previous],
    ...(digest ? ([[words.digest, digest]] as [string, string][]) : []),
  ];
  return (
    <details className="text-sm">
      <summary className="fold-line w-fit cursor-pointer py-1 text-muted hover:text-accent">
        {words.entry(String(seq))} · {words.hash} <Hash text={`${hash.slice(0, SHORT_LENGTH)}…`} />
      </summary>
      <dl className="grid gap-2 pt-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>
              <Hash text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A hash, left-to-right in any text. */
export function Hash({ text }: { text: string }) {
  return (
    <code dir="ltr" translate="no" className="[overflow-wrap:anywhere]">
      {text}
    </code>
  );
}
