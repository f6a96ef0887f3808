import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { webAddress } from '#domain/outbound/web-address.ts';
import { askTitle } from './ask-title.ts';
import { Line } from './controls.tsx';
import { useRuling, useText } from './use-ruling-values.ts';

const PASTED = ['insertFromPaste', 'insertFromDrop'];

/**
 * The address and the title of where something is said. The title is looked up as soon as an address is pasted, entered
 * or left; one that the editor has typed stays.
 */
export function SourceFields({
  list,
  index,
  rowKey,
}: {
  list: string;
  index: number;
  rowKey: number;
}) {
  const path = `${list}.${index}`;
  const { set, giveTitle } = useRuling();
  const { text: title } = useText(`${path}.title`);
  const asked = useRef('');
  const [found, setFound] = useState('');
  const [word, setWord] = useState('');

  async function lookUp(typed: string) {
    const url = typed.trim();
    const isEditors = title !== '' && title !== found;
    if (isEditors || url === asked.current || !webAddress(url)) return;
    asked.current = url;
    // That of another address.
    if (title !== '') set(`${path}.title`, '');
    setWord('Looking the title up…');
    const answer = await askTitle(url);
    if (asked.current !== url) return;
    if ('title' in answer) {
      giveTitle(list, rowKey, { url, title: answer.title });
      setFound(answer.title);
      setWord('Title found.');
    } else {
      asked.current = '';
      setWord(answer.word);
    }
  }

  function lookUpPasted({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent;
    if (PASTED.includes(inputType)) lookUp(currentTarget.value);
  }

  function lookUpEntered(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    // Sending the whole form is not meant.
    event.preventDefault();
    lookUp(event.currentTarget.value);
  }

  return (
    <>
      <Line
        path={`${path}.url`}
        label="Address"
        // Not of the type `url`: a browser would say what an address is, and not as we do.
        inputMode="url"
        maxLength={2000}
        placeholder="https://"
        onInput={lookUpPasted}
        onKeyDown={lookUpEntered}
        onBlur={({ currentTarget }) => lookUp(currentTarget.value)}
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
