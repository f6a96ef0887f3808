import { useState } from 'react';
import { webAddress } from '#domain/listing/link.ts';
import { askTitle } from './ask-title.ts';
import { Line } from './controls.tsx';
import { useRuling, useText } from './use-ruling-values.ts';

/** The address and the title of where something is said. The title is looked up once the address is left. */
export function SourceFields({ list, index, at }: { list: string; index: number; at: number }) {
  const path = `${list}.${index}`;
  const { giveTitle } = useRuling();
  const { text: title } = useText(`${path}.title`);
  const [asked, setAsked] = useState('');
  const [word, setWord] = useState('');

  async function lookUp(typed: string) {
    const url = typed.trim();
    if (title !== '' || url === asked || !webAddress(url)) return;
    setAsked(url);
    setWord('Looking the title up…');
    const answer = await askTitle(url);
    if ('title' in answer) giveTitle(list, at, { url, title: answer.title });
    setWord('title' in answer ? '' : answer.word);
  }

  return (
    <>
      <Line
        path={`${path}.url`}
        label="Address"
        type="url"
        maxLength={2000}
        placeholder="https://"
        onLeave={lookUp}
      />
      <Line
        path={`${path}.title`}
        label="Title"
        maxLength={300}
        beside={
          <p role="status" className="text-sm text-muted">
            {word}
          </p>
        }
      />
    </>
  );
}
