import { useField } from '@conform-to/react';
import { CircleAlert } from 'lucide-react';
import { TextareaField } from '#app/editing/form/controls.tsx';
import { en } from '#app/i18n/text.en.ts';
import { type Cover, coverSchema } from '#domain/position/position.ts';
import { coverFromLine, coverLines } from './typed-position.ts';

const { acts, asClass, actOf } = en.positions;

/** The forms of a line, each with what it means. */
const FORMS = {
  class: 'crypto-assets in general',
  'kind payment': 'all coins of a kind',
  'coin bitcoin': 'one coin or exchange',
  'exchange binance staking': 'one of its products',
  'act futures': 'an act with any coin',
};

/** A field for the things a position covers, one per line, with how each line is understood. */
export function CoversField({ label, names }: { label: string; names: Record<string, string> }) {
  const [{ value = '' }] = useField<string>('covers');
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <TextareaField name="covers" label={label} required rows={4} hint="One per line" />
      <div className="grid content-start gap-3 text-sm sm:pt-6">
        <ul aria-label="Understood as" className="flex flex-wrap gap-1.5 empty:hidden">
          {[...new Set(coverLines(value))].map((line) => (
            <Understood key={line} line={line} names={names} />
          ))}
        </ul>
        <dl className="grid gap-x-4 text-muted max-sm:gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {Object.entries(FORMS).map(([form, meaning]) => (
            <div key={form} className="sm:contents">
              <dt>
                <code>{form}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Understood({ line, names }: { line: string; names: Record<string, string> }) {
  const { data } = coverSchema.safeParse(coverFromLine(line));
  const words = data && wordsOf(data, names);
  return words ? (
    <li className="rounded-lg border border-line bg-raised px-2 py-0.5 font-medium">{words}</li>
  ) : (
    <li className="flex items-center gap-1.5 rounded-lg border border-dashed border-edge px-2 py-0.5">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {data ? `No listing: ${line}` : `Not understood: ${line}`}
    </li>
  );
}

// Null: there is no such listing.
function wordsOf(cover: Cover, names: Record<string, string>): string | null {
  switch (cover.type) {
    case 'class':
      return asClass;
    case 'asset':
      return `coins of the kind “${cover.asset}”`;
    case 'act':
      return acts[cover.act];
    default: {
      const name = names[`${cover.kind}/${cover.id}`];
      return name ? name + (cover.act ? actOf(acts[cover.act]) : '') : null;
    }
  }
}
