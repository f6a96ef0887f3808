import type { ChangedField } from '#domain/listing/field.ts';
import { FIELD_LABELS, languageOfField, shownText } from './field-labels.ts';
import { type TextPart, wordDifference } from './word-difference.ts';

/** Changed fields, before and after side by side. */
export function DifferenceList({
  changes,
  after = 'After',
}: {
  changes: ChangedField[];
  /** The name of the later state. */
  after?: string;
}) {
  return (
    <dl className="grid gap-4 py-3">
      {changes.map((change) => (
        <div key={change.name} className="grid gap-x-4 gap-y-1 md:grid-cols-2">
          <dt className="text-sm font-medium md:col-span-2">{FIELD_LABELS[change.name]}</dt>
          <Sides change={change} after={after} />
        </div>
      ))}
    </dl>
  );
}

function Sides({ change: { name, ...texts }, after }: { change: ChangedField; after: string }) {
  const [left, right] = wordDifference(shownText(name, texts.before), shownText(name, texts.after));
  return (
    <>
      <Side name={name} title="Before" parts={left} Changed="del" />
      <Side name={name} title={after} parts={right} Changed="ins" />
    </>
  );
}

const CHANGED = { del: 'decoration-muted', ins: 'bg-accent/30 no-underline' };

function Side({
  name,
  title,
  parts,
  Changed,
}: {
  name: ChangedField['name'];
  title: string;
  parts: TextPart[];
  /** The element of words that the other side does not have. */
  Changed: keyof typeof CHANGED;
}) {
  return (
    <dd className="min-w-0">
      <span className="text-sm text-muted">{title}</span>
      <p
        {...languageOfField(name)}
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
