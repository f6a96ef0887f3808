import { useEffect, useRef, useState } from 'react';
import { type SentPicture, sendPicture } from './send-picture.ts';

export type Upload =
  | { step: 'idle' }
  /** `percent` 100: all of it is with the server, which looks at it. */
  | { step: 'sending'; fileName: string; percent: number }
  | { step: 'done' }
  | { step: 'failed'; file: File; message: string };

/** Sends one picture at a time; a new one takes the place of one that is under way. */
export function useUpload(onSent: (picture: SentPicture) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: Upload) => {
      if (!mine.signal.aborted) setUpload(next);
    };
    show({ step: 'sending', fileName: file.name, percent: 0 });
    try {
      const onProgress = (percent: number) =>
        show({ step: 'sending', fileName: file.name, percent });
      const picture = await sendPicture(file, { signal: mine.signal, onProgress });
      if (mine.signal.aborted) return;
      onSent(picture);
      show({ step: 'done' });
    } catch (error) {
      show({ step: 'failed', file, message: error instanceof Error ? error.message : '' });
    }
  }

  function reset() {
    running.current?.abort();
    setUpload({ step: 'idle' });
  }

  return { upload, send, reset };
}
