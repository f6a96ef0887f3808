import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { changesHref } from '#app/ledger/changes-query.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import type { DirectoryEntry } from '#app/mine/data/directory.ts';
import { withItem } from '#app/mine/data/mine.ts';
import type { ListedItem } from '#app/mine/data/mine-summary.ts';
import { type SeenChange, seenAs, type VerdictChange } from '#app/mine/data/seen.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { focusHeading, Section } from '#app/mine/ui/section.tsx';
import { VerdictLabel } from '#app/mine/ui/verdict-label.tsx';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { isolated } from '#domain/text/isolated.ts';
import { today } from '#domain/time/day.ts';

/** The listings whose verdicts changed since the reader last looked, until the reader confirms each. */
export function Changes({ rows }: { rows: ListedItem[] }) {
  const { text } = useLanguage();
  const changed = rows.filter(({ change }) => change);
  return (
    <Section title={text.mine.changes.title}>
      {changed.length === 0 ? (
        <p className="text-muted">{text.mine.changes.none}</p>
      ) : (
        <ul className="grid gap-3">
          {changed.map((row) => (
            <li key={`${row.item.kind}/${row.item.id}`}>
              <ChangedListing row={row} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ChangedListing({ row: { item, entry, change } }: { row: ListedItem }) {
  const { text, to } = useLanguage();
  if (!entry || !change) return null;
  const name = entry.name ?? item.name;
  const confirm = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusHeading(currentTarget);
    changeMine((mine) => withItem(mine, item, { seen: seenAs(entry, today()) }));
  };
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid gap-2">
        <Link to={to(`/${item.kind}/${item.id}`)} className="w-fit font-medium hover:text-accent">
          <ListingName listing={{ name, symbol: entry.symbol }} />
        </Link>
        {change.main && <MainChange on={change.on} main={change.main} entry={entry} />}
        {change.products.map((product) => (
          <ProductChange key={product.product} on={change.on} entry={entry} {...product} />
        ))}
        <Link to={changesHref(to('/changes'), { of: item })} className="link w-fit py-1">
          {text.mine.changes.why(isolated(name))}
        </Link>
      </div>
      <button
        type="button"
        className="button no-print"
        aria-label={text.mine.changes.seenNamed(name)}
        onClick={confirm}
      >
        {text.mine.changes.seen}
      </button>
    </div>
  );
}

function MainChange({
  on,
  main,
  entry,
}: {
  on: string;
  main: VerdictChange;
  entry: DirectoryEntry;
}) {
  const { text, locale } = useLanguage();
  const { changes } = text.mine;
  const since = main.ruledOn && formatDate(locale, main.ruledOn);
  return (
    <p className="flex flex-wrap items-center gap-2">
      {changes.before(formatDate(locale, on))} <VerdictLabel ruling={seenBefore(main.from)} />
      {main.isRuledAgain && since ? (
        changes.anew(since)
      ) : (
        <>
          {since ? changes.since(since) : changes.now}{' '}
          <VerdictLabel ruling={entry.glance(entry.mainScope)} />
        </>
      )}
    </p>
  );
}

// The firmness of an earlier visit is not stored.
function seenBefore(verdict: Verdict | null) {
  return verdict && { verdict, firmness: null };
}

function ProductChange({
  on,
  product,
  from,
  entry,
}: { on: string; entry: DirectoryEntry } & SeenChange['products'][number]) {
  const { text, locale } = useLanguage();
  const { changes, uses } = text.mine;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{uses.names[product]}</span>
      {changes.before(formatDate(locale, on))} <VerdictLabel ruling={seenBefore(from)} />
      {changes.now} <VerdictLabel ruling={entry.glance(product)} />
    </p>
  );
}
