import { CirclePlus, Languages, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { MAX_COUNTED_MATCHES } from '#domain/listing/list/selection.ts';

interface Figures {
  kind: Kind;
  total: number;
  inDoubt: number;
  unreviewed: number;
}

const NUMBER = new Intl.NumberFormat('en');
// Words: requirement 2.15.
const QUICK: Record<Kind, { add: string; update: string }> = {
  coin: { add: 'Add new coin', update: 'Update coins' },
  exchange: { add: 'Add exchange', update: 'Update exchanges' },
};

/** A line for each kind: the number of its listings, those that need an editor, and quick actions. */
export function DashboardFigures({ kinds }: { kinds: Figures[] }) {
  return (
    <div className="card divide-y divide-line">
      {kinds.map(({ kind, total, inDoubt, unreviewed }) => {
        const { title, path } = KIND_WORDS[kind];
        return (
          <section
            key={kind}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5"
            aria-labelledby={kind}
          >
            <p className="num min-w-8 text-end text-lg font-semibold">{NUMBER.format(total)}</p>
            <h2 id={kind} className="text-base font-normal">
              Total {title}s
            </h2>
            <ul className="flex flex-1 flex-wrap gap-x-5 text-sm">
              <ToDo to={`${path}?look=1`} count={inDoubt} Icon={Languages}>
                with translations to review
              </ToDo>
              <ToDo to={`${path}?category=unreviewed`} count={unreviewed} Icon={Scale}>
                not yet reviewed
              </ToDo>
            </ul>
            <div className="flex flex-wrap gap-2">
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

function ToDo({
  to,
  count,
  Icon,
  children,
}: {
  to: string;
  count: number;
  Icon: typeof Scale;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <li>
      <Link to={to} className="link flex min-h-11 items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {count > MAX_COUNTED_MATCHES && 'More than '}
          {NUMBER.format(Math.min(count, MAX_COUNTED_MATCHES))} {children}
        </span>
      </Link>
    </li>
  );
}
