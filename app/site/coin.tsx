import { pageMeta } from '#app/frame/page-meta.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingMissing } from '#app/listing/listing-missing.tsx';
import { loadDetail } from '#app/listing/load-detail.server.ts';
import { About, Facts, ProfileHeader } from '#app/listing/profile.tsx';
import { ProfileLinks } from '#app/listing/profile-links.tsx';
import { ProsAndCons } from '#app/listing/pros-and-cons.tsx';
import { RulingBox } from '#app/listing/ruling-box.tsx';
import { services } from '#app/services.server.ts';
import type { Route } from './+types/coin';

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadDetail(context.get(services), 'coin', params.id, languageOf(url.pathname));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, symbol, description } = loaderData;
  return pageMeta(symbol ? `${name} (${symbol})` : name, description ?? name);
}

export default function Coin({ loaderData: coin }: Route.ComponentProps) {
  const { text } = useLanguage();
  const rank = coin.rank ? [{ label: text.listing.rank, value: coin.rank }] : [];
  return (
    <article className="container-page">
      <ProfileHeader listing={coin} back={{ path: '/cryptocurrencies', label: text.coins.back }} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <RulingBox listing={coin} />
          <About listing={coin} />
          <ProsAndCons listing={coin} />
        </div>
        <aside className="grid content-start gap-5">
          <Facts listing={coin} more={rank} />
          <ProfileLinks listing={coin} />
        </aside>
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { text } = useLanguage();
  return (
    <ListingMissing
      error={error}
      title={text.coins.notFound}
      failure={text.errors.unexpected}
      back={{ path: '/cryptocurrencies', label: text.coins.back }}
    />
  );
}
