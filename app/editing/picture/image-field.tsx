import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, FieldLabel } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { PicturePreview } from './picture-preview.tsx';
import { UploadState } from './upload-state.tsx';
import { useDroppedFile } from './use-dropped-file.ts';
import { useHeldSubmit } from './use-held-submit.ts';
import { useUpload } from './use-upload.ts';

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** As browsers draw it, with a button like ours. */
const PLAIN =
  'max-w-full file:me-3 file:min-h-11 file:rounded-lg file:border file:border-line file:bg-surface file:px-4 file:font-medium';

/**
 * A picture of the form around it, posted as its address under `name`. With scripts it is uploaded as soon as it is chosen
 * or dropped; without, it goes with the form, which has to be multipart. `readImage` reads both.
 */
export function ImageField({
  id: givenId,
  name = 'image',
  label,
  defaultValue = null,
  defaultPreview = null,
  required = false,
  error,
}: {
  /** Of what is to be focused when something is wrong. */
  id?: string;
  name?: string;
  label: string;
  /** The address the listing has. */
  defaultValue?: string | null;
  /** The path at which our site shows it: `shownImage`. */
  defaultPreview?: string | null;
  required?: boolean;
  error?: string | undefined;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isHydrated = useHydrated();
  const [picture, setPicture] = useState({ address: defaultValue, preview: defaultPreview });
  const field = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const address = useAnnounced(picture.address);
  const { upload, send, reset } = useUpload(({ secure_url, preview }) =>
    setPicture({ address: secure_url, preview }),
  );
  const isOver = useDroppedFile(field, send);
  const isHeld = useHeldSubmit(file, {
    isUnderWay: upload.step === 'sending',
    isDone: upload.step === 'done',
  });

  // One chosen before React was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first only; it hears of all that come later.
  useEffect(() => {
    const chosen = file.current?.files?.[0];
    if (chosen) send(chosen);
  }, []);

  function remove() {
    reset();
    setPicture({ address: null, preview: null });
    file.current?.focus();
  }

  // The picture it was about is no longer the one.
  const shownError = upload.step === 'done' ? undefined : error;
  return (
    <div
      ref={field}
      className={`grid gap-2 rounded-lg ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
    >
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <input
        ref={address}
        type="hidden"
        name={name}
        value={picture.address ?? ''}
        onInput={({ currentTarget: { value } }) => {
          if (value !== (picture.address ?? '')) setPicture(pictureAt(value));
        }}
      />
      <div className="flex flex-wrap items-start gap-4">
        <PicturePreview key={picture.preview} picture={picture} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <input
              ref={file}
              id={id}
              type="file"
              // With scripts the picture has been sent when the form goes.
              name={isHydrated ? undefined : `${name}-file`}
              accept={KINDS}
              aria-describedby={shownError ? `${id}-error ${id}-hint` : `${id}-hint`}
              aria-invalid={shownError ? true : undefined}
              className={isHydrated ? 'peer sr-only' : PLAIN}
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                if (chosen) send(chosen);
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
            />
            {isHydrated && (
              <label
                htmlFor={id}
                className="button cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent"
              >
                <ImageUp aria-hidden="true" className="size-5" />
                {picture.address ? 'Replace picture' : 'Choose a picture'}
              </label>
            )}
            {isHydrated && picture.address && (
              <button type="button" className="button" onClick={remove}>
                <Trash2 aria-hidden="true" className="size-5" />
                Remove picture
              </button>
            )}
          </div>
          {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
          <UploadState upload={upload} isHeld={isHeld} onRetry={send} />
          <p id={`${id}-hint`} className="text-sm text-muted">
            {isHydrated && 'Choose a file or drop it here. '}
            PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.
          </p>
        </div>
      </div>
    </div>
  );
}

// What is put into the field from outside, a draft for one, comes without its preview.
function pictureAt(address: string) {
  return { address: address || null, preview: address.startsWith('/') ? address : null };
}

// A hidden field changes unheard; what watches the form for changes is told.
function useAnnounced(value: string | null) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return input;
}
