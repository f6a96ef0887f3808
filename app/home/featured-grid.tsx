import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { countPassing } from '#app/verdict/count-passing.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** The featured coins as a grid, each with the number of its criteria that pass: cards with more of each are above it. */
export function FeaturedGrid({ coins }: { coins: RuledSummary[] }) {
  const { text, to, language } = useLanguage();
  return (
    <Cached by={['featured coins', language, coins]}>
      <ul className="featured-grid card">
        {coins.map((coin) => {
          const ruling = mainGlance(coin.rulings);
          return (
            <li key={coin.id}>
              <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
              <div>
                <h3 className="text-base">
                  <Link to={to(`/coin/${coin.id}`)} className="row-link hover:text-accent">
                    <ListingName listing={coin} />
                  </Link>
                </h3>
                <SinceVisit at={coin.changedAt} />
              </div>
              {ruling?.findings && (
                <p className="featured-passing">
                  {text.ruling.passing(...countPassing(ruling.findings))}
                </p>
              )}
              {ruling ? (
                <VerdictLockup ruling={ruling} size="row" />
              ) : (
                <span className="text-sm text-muted">{text.verdict.notYetReviewed}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Cached>
  );
}
