import { formatAge, formatMoment } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { ProductScope } from '#domain/method/scope.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import type { UnofferedReason } from '#domain/ruling/offers.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';

/** A listing that a headline names, with the verdict on the product that it names, else the main one. */
export interface NamedListing {
  kind: Kind;
  id: string;
  name: string;
  /** The product of an exchange that the headline names; null: none. */
  product: ProductScope | null;
  /** Why the exchange is held not to offer the product. */
  unofferedReason: UnofferedReason | undefined;
  /** Null: not reviewed. */
  ruling: RulingGlance | null;
}

/** An article as the page shows it. */
export interface ShownArticle extends Pick<NewsArticle, 'title' | 'url' | 'source' | 'language'> {
  excerpt: string;
  /** Path on our own site. */
  picture: string | null;
  /** The publisher's logo (`source_info.img`), on our own site. */
  logo: string | null;
  published: Moment;
  /** The first listings that its title names. */
  named: NamedListing[];
  /** The number of others that it names. */
  more: number;
}

/** A time in words, formatted on the server: the browser's own would differ from the rendered page. */
export interface Moment {
  iso: string;
  age: string;
  inFull: string;
}

/** The time `at` in words of the language, with its age at `now`. */
export function momentOf(at: Date, now: Date, language: Language): Moment {
  const { locale } = LANGUAGES[language];
  const iso = at.toISOString();
  return { iso, age: formatAge(locale, at, now), inFull: formatMoment(locale, iso) };
}
