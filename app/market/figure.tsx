import { useLanguage } from '#app/i18n/use-language.ts';

const LONGEST_UNBROKEN = 14;

/** A figure of the market; a dash where the service has none. Marked for a moment when it changes. */
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
  // The tiniest prices are longer than a phone's column.
  const wrap = shown.length > LONGEST_UNBROKEN ? 'break-all' : 'whitespace-nowrap';
  return (
    <bdi dir="ltr" className={`tabular-nums ${wrap} ${changed ? 'just-changed' : ''}`}>
      {shown}
    </bdi>
  );
}

/** Where there is nothing to show; `words` say so to who does not see it. */
export function Dash({ words }: { words: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
