import { type ReactNode, useId } from 'react';
import { SourceLinks, type SourceName } from './source-links.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  text: string;
  sources: readonly SourceName[];
  /** Figures and fields of this opinion. */
  more?: ReactNode;
}

/** Opinions as radio buttons. */
export function Choice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: Option<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {options.map(({ value, label, text, sources, more }) => (
          <div
            key={value}
            className={`card grid gap-2 p-4 ${chosen === value ? 'border-accent' : ''}`}
          >
            <label className="flex min-h-11 items-center gap-2 font-medium">
              <input
                type="radio"
                name={name}
                className="size-5 shrink-0 accent-accent"
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              {label}
            </label>
            <p className="text-sm">{text}</p>
            {sources.length > 0 && <SourceLinks of={sources} />}
            {more}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
