import { useField } from '@conform-to/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { askAdmin } from '#app/editing/ask-admin.ts';
import { InputField } from '#app/editing/form/controls.tsx';
import { webAddress } from '#domain/outbound/web-address.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';

const PASTED = ['insertFromPaste', 'insertFromDrop'];

/** The server takes ten seconds at most. */
const TIMEOUT_MS = 15_000;
const NONE = 'No title found. Enter it.';

const responseSchema = z.object({ title: z.string().nullable() });

/**
 * The address and the title of a source, in the row of that name. The title is looked up as soon as an address is
 * pasted, entered or left; one that the editor has typed stays.
 */
export function SourceFields({ row }: { row: string }) {
  const [url] = useField<string>(`${row}.url`);
  const [title, form] = useField<string>(`${row}.title`);
  // Rows move up while a title is looked up.
  const latest = useRef({ url, title });
  useEffect(() => {
    latest.current = { url, title };
  });
  const lookedUp = useRef('');
  const [found, setFound] = useState('');
  const [status, setStatus] = useState('');

  async function lookUp(typed: string) {
    const address = typed.trim();
    const isEditors = title.value !== undefined && title.value !== found;
    if (isEditors || address === lookedUp.current || !webAddress(address)) return;
    lookedUp.current = address;
    // The old title is another page's.
    if (title.value) form.update({ name: title.name, value: '' });
    setStatus('Looking the title up…');
    const result = await askTitle(address);
    if (lookedUp.current !== address) return;
    if ('title' in result) {
      const now = latest.current;
      if (now.url.value?.trim() === address && !now.title.value) {
        form.update({ name: now.title.name, value: result.title });
      }
      setFound(result.title);
      setStatus('Title found.');
    } else {
      lookedUp.current = '';
      setStatus(result.error);
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
      <InputField
        name={url.name}
        label="Address"
        // Not of type `url`, since the browser's message would differ from ours.
        inputMode="url"
        maxLength={RULING_LIMITS.address}
        placeholder="https://"
        onInput={lookUpPasted}
        onKeyDown={lookUpEntered}
        onBlur={({ currentTarget }) => lookUp(currentTarget.value)}
      />
      <InputField
        name={title.name}
        label="Title"
        maxLength={RULING_LIMITS.title}
        beside={
          <p role="status" className="text-sm text-muted">
            {status}
          </p>
        }
      />
    </>
  );
}

// After any failure the title can be typed.
async function askTitle(url: string): Promise<{ title: string } | { error: string }> {
  const asked = await askAdmin('/admin/evidence-title', responseSchema, {
    fields: { url },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    unreadable: NONE,
  });
  if ('error' in asked) return asked;
  const { title } = asked.data;
  return title ? { title } : { error: NONE };
}
