import type { ChangedField } from '#domain/listing/field.ts';
import { FIELD_LABELS, languageOfField, shownText } from './field-labels.ts';
import { type TextPart, wordDifference } from './word-difference.ts';

/** A text before and after a change. */
export interface TextDifference {
  name: string;
  label: string;
  before: string;
  after: string;
  language?: { lang?: string; dir?: 'rtl' | 'ltr' | 'auto' };
}

/** Changed fields of a listing, before and after side by side. */
export function DifferenceList({
  changes,
  after,
}: {
  changes: ChangedField[];
  /** The name of the later state. */
  after?: string;
}) {
  const differences = changes.map(({ name, ...texts }) => ({
    name,
    label: FIELD_LABELS[name],
    before: shownText(name, texts.before),
    after: shownText(name, texts.after),
    language: languageOfField(name),
  }));
  return <TextDifferences differences={differences} after={after} />;
}

/** Texts before and after a change, side by side. */
export function TextDifferences({
  differences,
  after = 'After',
}: {
  differences: TextDifference[];
  /** The name of the later state. */
  after?: string | undefined;
}) {
  return (
    <dl className="grid gap-4 py-3">
      {differences.map((difference) => (
        <div key={difference.name} className="grid gap-x-4 gap-y-1 md:grid-cols-2">
          <dt className="text-sm font-medium md:col-span-2">{difference.label}</dt>
          <Sides difference={difference} after={after} />
        </div>
      ))}
    </dl>
  );
}

function Sides({ difference, after }: { difference: TextDifference; after: string }) {
  const [left, right] = wordDifference(difference.before, difference.after);
  return (
    <>
      <Side language={difference.language} title="Before" parts={left} Changed="del" />
      <Side language={difference.language} title={after} parts={right} Changed="ins" />
    </>
  );
}

const CHANGED = { del: 'decoration-muted', ins: 'bg-accent/30 no-underline' };

function Side({
  language,
  title,
  parts,
  Changed,
}: {
  language: TextDifference['language'];
  title: string;
  parts: TextPart[];
  /** The element of words that the other side does not have. */
  Changed: keyof typeof CHANGED;
}) {
  return (
    <dd className="min-w-0">
      <span className="text-sm text-muted">{title}</span>
      <p
        {...language}
        className="rounded-lg border border-line bg-paper px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {parts.map(({ text, isOwn }, place) =>
          isOwn ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
            <Changed key={place} className={`rounded-sm ${CHANGED[Changed]}`}>
              {text}
            </Changed>
          ) : (
            text
          ),
        )}
        {parts.length === 0 && <span className="text-muted">(empty)</span>}
      </p>
    </dd>
  );
}
