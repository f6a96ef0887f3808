import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';

const TIMEOUT_MS = 90_000;
const MAX_BYTES = 5 * 1024 * 1024;

const sentSchema = z.object({ secure_url: z.string(), preview: z.string().nullable() });
const failedSchema = z.object({ error: z.string() });

export type Upload =
  | { step: 'idle' }
  /** `percent` 100: all of it is with the server, which looks at it. */
  | { step: 'sending'; name: string; percent: number }
  | { step: 'done' }
  | { step: 'failed'; picture: File | string; message: string };

/** Sends one picture at a time; a new one takes the place of one that is under way. */
export function useUpload(onSent: (picture: SentPicture) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(picture: File | string) {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: Upload) => {
      if (!mine.signal.aborted) setUpload(next);
    };
    const name = picture instanceof File ? picture.name : picture;
    show({ step: 'sending', name, percent: 0 });
    try {
      const onProgress = (percent: number) => show({ step: 'sending', name, percent });
      const sent = await sendPicture(picture, { signal: mine.signal, onProgress });
      if (mine.signal.aborted) return;
      onSent(sent);
      show({ step: 'done' });
    } catch (error) {
      show({ step: 'failed', picture, message: error instanceof Error ? error.message : '' });
    }
  }

  function reset() {
    running.current?.abort();
    setUpload({ step: 'idle' });
  }

  return { upload, send, reset };
}

/** A picture that has arrived: the address to save, and where our site shows it. */
interface SentPicture {
  secure_url: string;
  preview: string | null;
}

/** Sends a picture, or its web address, to the server. Throws an Error whose message is for the editor. */
function sendPicture(
  picture: File | string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<SentPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<SentPicture>();
  // The server's message may begin with the same words.
  const fail = (reason: string) =>
    reject(new Error(`Upload failed: ${reason.replace(/^Upload failed: /, '')}`));
  // The server says the same, but only after it has all of it.
  if (picture instanceof File && picture.size > MAX_BYTES) {
    fail('the picture is larger than 5 MB.');
    return promise;
  }
  const body = new FormData();
  body.set(picture instanceof File ? 'file' : 'address', picture);
  // `fetch` does not report the progress of an upload.
  const request = new XMLHttpRequest();
  request.open('POST', '/admin/images');
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  request.onload = () => {
    const sent = sentSchema.safeParse(request.response);
    if (request.status === 200 && sent.success) return resolve(sent.data);
    fail(failedSchema.safeParse(request.response).data?.error ?? reasonOf(request.status));
  };
  request.onerror = () => fail('there is no connection to the server.');
  request.ontimeout = () => fail('it took too long.');
  signal.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
}

function reasonOf(status: number): string {
  return status === 413
    ? 'the picture is larger than 5 MB.'
    : 'the server could not take the picture. Please try again later.';
}
