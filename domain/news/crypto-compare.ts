import { z } from 'zod';
import { askJson, type Fetch, UpstreamError } from '#domain/upstream/ask.ts';
import { keepArticle, type NewsArticle } from './article.ts';
import { plainText, shorten } from './plain-text.ts';

const text = z.string().nullish().catch(null);

const answerSchema = z.object({
  Response: text,
  Message: text,
  Err: z.object({ message: text }).nullish().catch({ message: null }),
  Data: z.array(z.unknown()).catch([]),
});

const rowSchema = z.object({
  id: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
  title: text,
  body: text,
  url: text,
  imageurl: text,
  source: text,
  source_info: z.object({ name: text, img: text }).nullish().catch(null),
  published_on: z.coerce.number().catch(Number.NaN),
  categories: text,
  tags: text,
});

/** The newest articles of CryptoCompare's `/data/v2/news/`, at most fifty. Throws UpstreamError. */
export async function askCryptoCompare(
  fetch: Fetch,
  { baseUrl, key }: { baseUrl: string; key: string },
  signal: AbortSignal,
): Promise<NewsArticle[]> {
  const read = answerSchema.safeParse(
    await askJson(fetch, {
      url: newsAddress(baseUrl),
      // In a header the key stays out of addresses, and so out of logs.
      headers: { Authorization: `Apikey ${key}` },
      timeoutMilliseconds: 6000,
      maxBytes: 2_000_000,
      signal,
    }),
  );
  if (!read.success) throw new UpstreamError('the answer is not news');
  const { Response, Message, Err, Data } = read.data;
  // Errors come as 200 too; a success has neither member.
  if (Err || Response?.toLowerCase() === 'error') {
    throw new UpstreamError(`refused: ${withoutKey(Err?.message ?? Message ?? 'no reason', key)}`);
  }
  const articles = Data.flatMap((row) => articleOf(row) ?? []);
  if (articles.length === 0) throw new UpstreamError('the answer holds no article');
  return articles;
}

// Without the slash the service says that there is no such path.
function newsAddress(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/*$/, '/');
  url.searchParams.set('lang', 'EN');
  return url.href;
}

function articleOf(row: unknown): NewsArticle | null {
  const read = rowSchema.safeParse(row);
  if (!read.success) return null;
  const { published_on, categories, tags, imageurl, source, source_info, ...given } = read.data;
  return keepArticle({
    ...given,
    source: source_info?.name ?? source ?? '',
    sourceImage: source_info?.img,
    image: imageurl,
    published: published_on * 1000,
    language: 'en',
    tags: `${categories ?? ''}|${tags ?? ''}`.split('|').filter((tag) => tag !== ''),
  });
}

// A service may repeat the key it does not like, in any spelling that reads as it.
function withoutKey(message: string, key: string): string {
  const spellings = [key, encodeURIComponent(key)];
  const text = spellings.reduce((left, each) => left.replaceAll(each, '…'), plainText(message));
  return shorten(text, 200);
}
