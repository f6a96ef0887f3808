import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ask, type HttpResponse } from '#bench/rig/ask.ts';
import { connect } from '#db/client.ts';
import { FORM_FIELDS } from '#domain/listing/form/listing-input.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { within } from './server.ts';

/** Above every deadline of the server; a longer wait means a lost request. */
const PATIENCE_MS = 20_000;
const BOUNDARY = 'chaos-boundary';
const REASON = 'It has a use of its own in payment and pays no interest.';

/** The fields that the editor fills in; the others stay empty. */
export interface Coin {
  name: string;
  description: string;
  image: string;
}

/** A signed-in editor who sends the admin's forms as a browser does; the methods return the server's responses. */
export interface Editor {
  upload(picture: Uint8Array): Promise<HttpResponse>;
  add(coin: Coin, key: string): Promise<HttpResponse>;
  edit(id: string, coin: Coin, version: number): Promise<HttpResponse>;
  open(path: string): Promise<HttpResponse>;
  post(path: string, fields: [name: string, value: string][]): Promise<HttpResponse>;
}

/** An editor with a session on this server. */
export async function editorAt(
  { port, url }: { port: number; url: string },
  databaseUrl: string,
): Promise<Editor> {
  return editorWith({ port, url, cookie: await editorCookie(databaseUrl) });
}

/** The cookie of a new session of a new editor. */
export async function editorCookie(databaseUrl: string): Promise<string> {
  const { db, close } = connect(databaseUrl, { connections: 1 });
  const { cookie } = await signedInEditor({ db });
  await close();
  return cookie;
}

/** The same editor at another server of the site. */
export function editorWith({
  port,
  url,
  cookie,
}: {
  port: number;
  url: string;
  cookie: string;
}): Editor {
  const send = (path: string, type: string, body: string | Uint8Array) => {
    const headers = { Cookie: cookie, Origin: url, 'Content-Type': type };
    return within(
      PATIENCE_MS,
      ask(port, path, { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` }, body),
    );
  };
  const sendForm = (path: string, fields: Record<string, string> | [string, string][]) =>
    send(path, 'application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`);
  return {
    upload: (picture) =>
      send('/admin/images', `multipart/form-data; boundary=${BOUNDARY}`, pictureForm(picture)),
    add: (coin, key) => sendForm('/admin/coins/add', { ...fieldsOf(coin), key }),
    edit: (id, coin, version) =>
      sendForm(`/admin/coins/edit/${id}`, { ...fieldsOf(coin), version: `${version}` }),
    post: sendForm,
    open: (path) => within(PATIENCE_MS, ask(port, path, { Cookie: cookie })),
  };
}

/** The id of the coin that a form has added; null if it was refused. */
export function addedId({ status, headers }: HttpResponse): string | null {
  const { searchParams } = new URL(headers.location ?? '', 'http://any');
  return status === 302 ? searchParams.get('id') : null;
}

/** The path of an uploaded picture; null if it was refused. */
export function uploadedPath({ status, body }: HttpResponse): string | null {
  return status === 200 ? JSON.parse(String(body)).secure_url : null;
}

/** A small random picture. */
export async function newPicture(): Promise<Uint8Array> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const create = {
    width: 24,
    height: 24,
    channels: 3,
    background: { r: red, g: green, b: blue },
  } as const;
  return sharp({ create }).png().toBuffer();
}

function fieldsOf({ name, description, image }: Coin): Record<string, string> {
  return {
    ...Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])),
    'en.name': name,
    'en.description': description,
    'en.reason': REASON,
    symbol: 'ORD',
    rating: '3',
    image,
  };
}

function pictureForm(picture: Uint8Array): Uint8Array {
  const head = [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="picture.png"',
    'Content-Type: image/png',
    '\r\n',
  ];
  return Buffer.concat([
    Buffer.from(head.join('\r\n')),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}
