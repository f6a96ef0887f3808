import { useLanguage } from '#app/i18n/use-language.ts';

const MAX_UNBROKEN_LENGTH = 14;

/** A market figure, highlighted briefly when it changes; a dash if the service has none. */
export function Figure({
  value,
  format,
  changed = false,
}: {
  value: number | null;
  format: (value: number) => string;
  changed?: boolean;
}) {
  const { text } = useLanguage();
  if (value === null) return <Dash words={text.markets.noFigure} />;
  const shown = format(value);
  // The smallest prices are wider than a phone's column.
  const wrap = shown.length > MAX_UNBROKEN_LENGTH ? 'break-all' : 'whitespace-nowrap';
  return (
    <bdi dir="ltr" className={`num ${wrap} ${changed ? 'just-changed' : ''}`}>
      {shown}
    </bdi>
  );
}

/** A dash for a missing value; screen readers read `words`. */
export function Dash({ words }: { words: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
