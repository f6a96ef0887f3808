import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import type { DirectoryEntry } from '#app/mine/data/directory.ts';
import type { MoneyFormat } from '#app/mine/data/figures.ts';
import { type Item, withItem, withoutListing } from '#app/mine/data/mine.ts';
import type { ListedItem } from '#app/mine/data/mine-summary.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Checkbox, NumberField } from '#app/mine/ui/field.tsx';
import { focusHeading } from '#app/mine/ui/section.tsx';
import { VerdictLabel } from '#app/mine/ui/verdict-label.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import { KIND } from '#domain/listing/kind.ts';
import { PRODUCT_SCOPES } from '#domain/method/scope.ts';
import type { CurrencyCode } from '#domain/zakat/currency.ts';

interface Props {
  row: ListedItem;
  /** False: the directory has not loaded. */
  hasDirectory: boolean;
  money: MoneyFormat;
  currency: CurrencyCode;
}

/** A listing of the list with its verdict; a coin also with its amount and value. */
export function ItemCard({ row, hasDirectory, money, currency }: Props) {
  const { text, to } = useLanguage();
  const { item, entry } = row;
  const main = entry?.glance(entry.mainScope) ?? null;
  const name = entry?.name ?? item.name;
  return (
    // No picture: its request would reveal what is on the list.
    <div className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {entry && <Rosette ruling={main} isDecorative />}
        <Link to={to(`/${item.kind}/${item.id}`)} className="font-medium hover:text-accent">
          <ListingName listing={{ name, symbol: entry?.symbol ?? item.symbol }} />
        </Link>
        {entry && (main ? <GlanceLine ruling={main} /> : <VerdictLabel ruling={null} />)}
        {!entry && hasDirectory && (
          <span className="text-sm text-muted">{text.mine.list.gone}</span>
        )}
        <button
          type="button"
          className="icon-button no-print ms-auto"
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget);
            changeMine((mine) => withoutListing(mine, item));
          }}
        >
          <X className="size-5" aria-hidden="true" />
          <span className="sr-only">{text.mine.list.takeOff(name)}</span>
        </button>
      </div>
      {entry && <OtherUses entry={entry} />}
      {KIND[item.kind].isTraded && <Holding row={row} money={money} currency={currency} />}
    </div>
  );
}

function Holding({ row, money, currency }: Omit<Props, 'hasDirectory'>) {
  const { text } = useLanguage();
  const { item, price, value } = row;
  const { list } = text.mine;
  const change = (fields: Partial<Item>) => changeMine((mine) => withItem(mine, item, fields));
  const isHeld = item.amount !== null;
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-3">
      <NumberField
        label={list.amount}
        amount={item.amount}
        onAmount={(amount) => change({ amount })}
      />
      {price?.source === 'market' ? (
        <LabelledFigure label={list.price}>{money.price(price.value)}</LabelledFigure>
      ) : (
        isHeld && (
          <PriceField item={item} currency={currency} onPrice={(price) => change({ price })} />
        )
      )}
      {isHeld && (
        <div className="grid gap-1">
          <LabelledFigure label={list.worth}>
            {value === null ? null : money.amount(value)}
          </LabelledFigure>
          <Checkbox
            label={list.counts}
            isChecked={item.counts}
            onCheck={(counts) => change({ counts })}
          />
        </div>
      )}
    </div>
  );
}

function PriceField({
  item: { price },
  currency,
  onPrice,
}: {
  item: Item;
  currency: CurrencyCode;
  onPrice: (price: Item['price']) => void;
}) {
  const { text } = useLanguage();
  // A typed price keeps the currency it was typed in.
  const inCurrency = price?.currency ?? currency;
  return (
    <div className="grid gap-1">
      <NumberField
        label={text.mine.list.priceIn(inCurrency)}
        amount={price?.amount ?? null}
        onAmount={(amount) => onPrice(amount === null ? null : { amount, currency: inCurrency })}
      />
      {!price && <p className="text-sm text-muted">{text.mine.list.noPrice}</p>}
    </div>
  );
}

function LabelledFigure({ label, children }: { label: string; children: string | null }) {
  const { text } = useLanguage();
  return (
    <p className="grid gap-1">
      <span className="text-sm font-medium">{label}</span>
      {children === null ? (
        <span className="text-muted">{text.mine.list.unknown}</span>
      ) : (
        <bdi dir="ltr" className="w-fit">
          {children}
        </bdi>
      )}
    </p>
  );
}

/** The products (staking and the like) whose verdict differs from the main one, linked to their grounds. */
function OtherUses({ entry }: { entry: DirectoryEntry }) {
  const { kind, id, verdict, products } = entry;
  const { text, to } = useLanguage();
  const words = text.mine.uses;
  const others = PRODUCT_SCOPES.flatMap((product) => {
    const own = products[product];
    return own && own !== verdict ? [product] : [];
  });
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{words.otherwise}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {others.map((product) => (
          <li key={product} className="flex flex-wrap items-center gap-2">
            <Link to={to(`/${kind}/${id}#${product}`)} className="link py-1">
              {words.names[product]}
            </Link>
            <VerdictLabel ruling={entry.glance(product)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
