import type { RawQuestion } from './ask-raw.ts';

type Fields = Record<string, string>;
type Encoded = Required<Pick<RawQuestion, 'body'>> & { type: string };

const BOUNDARY = 'tests-boundary';

/** The ways in which a page of another site can send fields, and JSON; a picture goes along where one can. */
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
