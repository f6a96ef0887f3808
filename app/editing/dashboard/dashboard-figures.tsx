import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { VerdictName } from '#app/editing/verdict-name.tsx';
import { formatWhole } from '#app/i18n/format.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';

interface Figures {
  kind: Kind;
  total: number;
  verdicts: VerdictCount[];
}

// Words: requirement 2.15.
const QUICK: Record<Kind, { add: string; update: string }> = {
  coin: { add: 'Add new coin', update: 'Update coins' },
  exchange: { add: 'Add exchange', update: 'Update exchanges' },
};

/** A line for each kind: the number of its listings, in all and by verdict, and quick actions. */
export function DashboardFigures({ kinds }: { kinds: Figures[] }) {
  return (
    <div className="card divide-y divide-line">
      {kinds.map(({ kind, total, verdicts }) => {
        const { title, path } = KIND_WORDS[kind];
        return (
          <section
            key={kind}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 max-sm:pt-2.5 sm:gap-x-4 max-sm:[&_svg]:hidden"
            aria-labelledby={kind}
          >
            <p className="num text-lg font-semibold sm:min-w-8 sm:text-end">{formatWhole(total)}</p>
            <h2 id={kind} className="text-base font-normal max-sm:flex-1 sm:min-w-32">
              Total {title}s
            </h2>
            <ul className="flex flex-wrap gap-x-4 text-sm max-sm:basis-full sm:flex-1 sm:gap-x-5">
              {verdicts.map(({ verdict, count }) => (
                <li key={verdict}>
                  <Link
                    to={`${path}?category=${verdict ?? 'unreviewed'}`}
                    className="flex min-h-11 items-center gap-1.5 hover:underline"
                  >
                    <VerdictName verdict={verdict} />
                    <span className="num text-muted">{formatWhole(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:pb-1.5 max-sm:*:flex-auto">
              <Link to={`${path}/add`} className="button px-3 text-sm">
                <CirclePlus aria-hidden="true" className="size-4" />
                {QUICK[kind].add}
              </Link>
              <Link to={path} className="button px-3 text-sm">
                {QUICK[kind].update}
              </Link>
            </div>
          </section>
        );
      })}
    </div>
  );
}
