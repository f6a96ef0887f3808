import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { isKnown } from './known-etag.ts';

/** A page ready to be sent, again and again. */
export interface Page {
  status: number;
  etag: string;
  headers: Headers;
  /** The bytes in each encoding that was asked for, with all headers of them; a promise while they are made. */
  forms: Map<Encoding, Form | Promise<Form>>;
  unchanged: string[];
  text: Buffer;
}

type Headers = readonly (readonly [name: string, value: string])[];

interface Form {
  /** Name, value, name, value …, as Node sends them with the least work. */
  headers: string[];
  body: Buffer;
}

/** A page with `text` on it. */
export function newPage(status: number, text: string, headers: Headers): Page {
  const body = Buffer.from(text);
  // Weak: it is the same page in every encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all: Headers = [
    ...headers,
    ['Vary', 'Accept-Encoding'],
    ...(status === 200 ? [['ETag', etag] as const] : []),
  ];
  return { status, etag, headers: all, forms: new Map(), unchanged: all.flat(), text: body };
}

/** Answers with the page; 304 where the browser has it. */
export async function sendPage(
  page: Page,
  encoding: Encoding,
  { method, headers }: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  if (page.status === 200 && isKnown(page.etag, headers['if-none-match'])) {
    answer.writeHead(304, page.unchanged).end();
    return;
  }
  const made = page.forms.get(encoding) ?? makeForm(page, encoding);
  // Whoever asks for a kept page is answered in the same turn.
  const form = made instanceof Promise ? await made : made;
  answer.writeHead(page.status, form.headers).end(method === 'HEAD' ? undefined : form.body);
}

function makeForm(page: Page, encoding: Encoding): Promise<Form> {
  const making = compress[encoding](page.text).then((body) => {
    const headers = [...page.headers.flat(), 'Content-Length', String(body.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const form = { headers, body };
    page.forms.set(encoding, form);
    return form;
  });
  page.forms.set(encoding, making);
  making.catch(() => page.forms.delete(encoding));
  return making;
}

// Beside the thread that answers. Brotli's highest quality takes fifty times as long for a fifth of the bytes.
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text),
  identity: (text) => Promise.resolve(text),
};
