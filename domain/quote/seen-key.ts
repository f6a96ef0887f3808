/** The key of a quote among those of one page, short enough to be sent for each: quotes may begin alike or end alike. */
export function seenKey(url: string, quote: string): string {
  const address = URL.canParse(url) ? new URL(url).href : url;
  return `${address.split('#', 1)[0]} ${quote.length} ${quote.slice(0, 40)} ${quote.slice(-20)}`;
}
