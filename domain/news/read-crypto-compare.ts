import { z } from 'zod';
import { UpstreamError } from '#domain/upstream/request.ts';
import { MAX_ARTICLES, type NewsArticle, toArticle } from './article.ts';
import { plainText, shorten } from './plain-text.ts';

const text = z.string().nullish().catch(null);

const responseSchema = z.object({
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

/** Letters of a row's tags together; real rows have a few hundred. */
const MAX_TAGS_LENGTH = 2000;

/** The articles in a response of CryptoCompare's, at most fifty. Throws UpstreamError. */
export function readCryptoCompare(json: string, key: string): NewsArticle[] {
  const read = responseSchema.safeParse(parse(json));
  if (!read.success) throw new UpstreamError('the response is not news');
  const { Response, Message, Err, Data } = read.data;
  // Errors come as 200 too; a success has neither member.
  if (Err || Response?.toLowerCase() === 'error') {
    throw new UpstreamError(`refused: ${withoutKey(Err?.message ?? Message ?? 'no reason', key)}`);
  }
  const articles = Data.slice(0, MAX_ARTICLES).flatMap((row) => articleOf(row) ?? []);
  if (articles.length === 0) throw new UpstreamError('the response contains no articles');
  return articles;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UpstreamError('the response is not JSON');
  }
}

function articleOf(row: unknown): NewsArticle | null {
  const read = rowSchema.safeParse(row);
  if (!read.success) return null;
  const { published_on, categories, tags, imageurl, source, source_info, ...given } = read.data;
  return toArticle({
    ...given,
    source: source_info?.name ?? source ?? '',
    sourceImage: source_info?.img,
    image: imageurl,
    published: published_on * 1000,
    language: 'en',
    tags: `${categories ?? ''}|${tags ?? ''}`
      .slice(0, MAX_TAGS_LENGTH)
      .split('|')
      .filter((tag) => tag !== ''),
  });
}

// A service may repeat the key it does not like, in any spelling that reads as it.
function withoutKey(message: string, key: string): string {
  const spellings = [key, encodeURIComponent(key)];
  const text = spellings.reduce((left, each) => left.replaceAll(each, '…'), plainText(message));
  return shorten(text, 200);
}
