import { createContext, useContext } from 'react';
import { useSite } from '#app/context/use-site.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { seenKey } from '#domain/quote/seen-key.ts';
import type { SeenQuotes } from '#domain/quote/seen-quotes.ts';

/** The days on which the quotes of a page were last seen at their addresses; null: the page does not show them. */
export const SeenQuotesOfPage = createContext<SeenQuotes | null>(null);

/** Whether a quote is still at its address, and a link to archived copies where the operator has set one. */
export function SeenNote({ url, quote }: { url: string; quote: string }) {
  const { text, locale } = useLanguage();
  const quotes = useContext(SeenQuotesOfPage);
  const archive = useSite()?.archive;
  if (!quotes) return null;
  const words = text.freshness;
  const seen = quotes[seenKey(url, quote)];
  const day = (date: string) => formatDate(locale, date);
  const now = seen && words.states[seen.state](day(seen.lookedOn));
  const wasSeen =
    seen?.seenOn && seen.seenOn !== seen.lookedOn && words.states.seen(day(seen.seenOn));
  if (!now && !archive) return null;
  return (
    <Facts
      facts={[
        wasSeen ? `${now} ${wasSeen}` : now,
        archive && (
          <ExternalLink key="archive" href={`${archive}${url}`} className="link">
            {words.archive}
          </ExternalLink>
        ),
      ]}
    />
  );
}

/** Says once, for all quotes of a page, what it means that a quote has no later day. */
export function UnseenNote() {
  const { text } = useLanguage();
  const quotes = useContext(SeenQuotesOfPage);
  if (!quotes) return null;
  return <p className="no-print text-sm text-muted">{text.freshness.notReadAgain}</p>;
}
