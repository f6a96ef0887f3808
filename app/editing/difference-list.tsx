import type { ChangedField } from '#domain/listing/field.ts';
import { FIELD_LABELS, languageOfField, shownText } from './field-labels.ts';

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
          <Side name={change.name} title="Before" text={change.before} />
          <Side name={change.name} title={after} text={change.after} />
        </div>
      ))}
    </dl>
  );
}

function Side({ name, title, text }: { name: ChangedField['name']; title: string; text: string }) {
  return (
    <dd className="min-w-0">
      <span className="text-sm text-muted">{title}</span>
      <p
        {...languageOfField(name)}
        className="rounded-lg border border-line bg-paper px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {shownText(name, text) || <span className="text-muted">(empty)</span>}
      </p>
    </dd>
  );
}
