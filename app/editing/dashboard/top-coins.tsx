import { Link } from 'react-router';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';

const ACT = 'icon-button px-2 font-medium text-accent hover:bg-raised';

/** The best rated coins, to edit and to view. */
export function TopCoins({ coins }: { coins: RuledSummary[] }) {
  return (
    <section aria-labelledby="top-coins" className="grid gap-3">
      <h2 id="top-coins" className="text-base">
        Top coins by rating
      </h2>
      {coins.length === 0 ? (
        <p className="card p-4 text-muted">There are no coins yet.</p>
      ) : (
        <ol className="card divide-y divide-line text-sm">
          {coins.map((coin) => (
            <li key={coin.id} className="flex items-center gap-x-4 px-4 py-0.5">
              <p className="min-w-0 flex-1">
                <ListingName listing={coin} />
              </p>
              <Stars rating={coin.rating} className="w-20" />
              <div className="flex gap-1">
                <Link to={editPath('coin', coin.id)} className={ACT}>
                  Edit<span className="sr-only"> {coin.name}</span>
                </Link>
                <Link
                  to={`${KIND_WORDS.coin.publicPath}/${coin.id}`}
                  reloadDocument
                  className={ACT}
                >
                  View<span className="sr-only"> {coin.name}</span>
                </Link>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
