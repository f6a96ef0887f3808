import { useEffect, useRef, useState } from 'react';
import { type SentPicture, sendPicture } from './send-picture.ts';

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
