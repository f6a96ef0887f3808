import type { RawRequest } from './ask-raw.ts';

type Fields = Record<string, string>;
type Encoded = Required<Pick<RawRequest, 'body'>> & { type: string };

const BOUNDARY = 'tests-boundary';

/** The encodings that a page of another site can send, and JSON; multipart may include a picture. */
export const FORM_BODIES = {
  urlencoded: (fields: Fields): Encoded => ({
    type: 'application/x-www-form-urlencoded',
    body: `${new URLSearchParams(fields)}`,
  }),
  multipart: (fields: Fields, file?: Uint8Array): Encoded => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      ...Object.entries(fields).flatMap(([name, text]) => [
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
        ),
      ]),
      ...(file ? [Buffer.from(FILE_HEAD), file, Buffer.from('\r\n')] : []),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  }),
  'text/plain': (fields: Fields): Encoded => ({
    type: 'text/plain',
    body: Object.entries(fields)
      .map(([name, text]) => `${name}=${text}\r\n`)
      .join(''),
  }),
  JSON: (fields: Fields): Encoded => ({ type: 'application/json', body: JSON.stringify(fields) }),
};

const FILE_HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
