import { Link } from 'react-router';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** The best rated coins, to edit and to view. */
export function TopCoins({ coins }: { coins: RuledSummary[] }) {
  return (
    <section aria-labelledby="top-coins" className="grid gap-3">
      <h2 id="top-coins" className="text-lg">
        Top coins by rating
      </h2>
      {coins.length === 0 ? (
        <p className="card p-4 text-muted">There are no coins yet.</p>
      ) : (
        <ol className="card divide-y divide-line">
          {coins.map((coin) => (
            <li key={coin.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
              <ListingLogo size="sm" image={coin.image} letter={coin.letter} />
              <div className="min-w-0 flex-1 basis-32">
                <div className="flex flex-wrap items-center gap-x-3 pb-1">
                  <p className="font-medium">
                    <ListingName listing={coin} />
                  </p>
                  <Stars rating={coin.rating} className="w-20" />
                </div>
                <GlanceLine ruling={mainGlance(coin.rulings)} isShort />
              </div>
              <div className="flex gap-2">
                <Link to={editPath('coin', coin.id)} className="button px-3 text-sm">
                  Edit<span className="sr-only"> {coin.name}</span>
                </Link>
                <Link
                  to={`${KIND_WORDS.coin.publicPath}/${coin.id}`}
                  reloadDocument
                  className="button px-3 text-sm"
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
