import { useField } from '@conform-to/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HiddenField, Theirs } from '#app/editing/form/field.tsx';
import { useFormState, useShownError } from '#app/editing/form/form-state.ts';
import { PicturePreview } from '#app/editing/picture/picture-preview.tsx';
import { UploadState } from '#app/editing/picture/upload-state.tsx';
import { useDroppedFile } from '#app/editing/picture/use-dropped-file.ts';
import { useHeldSubmit } from '#app/editing/picture/use-held-submit.ts';
import { useUpload } from '#app/editing/picture/use-upload.ts';
import { Field, FieldError, FieldLabel } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { PICTURE } from '#domain/listing/plain-field.ts';
import { useListingSetting } from './listing-form.tsx';

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** The browser’s file input, with its button styled as ours. */
const PLAIN =
  'max-w-full file:me-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:bg-surface file:px-4 file:font-medium';

/**
 * The picture of a listing, posted as the address of our copy. With scripts it is uploaded as soon as it is chosen, dropped or
 * its web address is typed; without, file and address go with the form. `readImage` reads all of them.
 */
export function PictureField() {
  const { kind, stored, preview } = useListingSetting();
  const { conflict, noteEdit } = useFormState();
  const theirs = conflict?.theirs?.image;
  const [{ id, value }, form] = useField<string>('image');
  const address = value ?? '';
  const isHydrated = useHydrated();
  const [shown, setShown] = useState({ address, preview });
  const box = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [pasted] = useField<string>('image-address');
  const pastedInput = useRef<HTMLInputElement>(null);
  const { upload, send, reset } = useUpload((sent) => {
    if (pastedInput.current) pastedInput.current.value = '';
    setShown({ address: sent.secure_url, preview: sent.preview });
    form.update({ name: 'image', value: sent.secure_url });
    noteEdit('image');
  });
  const isOver = useDroppedFile(box, send);
  const isHeld = useHeldSubmit(file, {
    isUnderWay: upload.step === 'sending',
    isDone: upload.step === 'done',
  });

  // A file may have been chosen before React started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; the change handler sends later ones.
  useEffect(() => {
    const chosen = file.current?.files?.[0];
    if (chosen) send(chosen);
  }, []);

  function fetchPasted(web: string) {
    const isTried = upload.step === 'failed' && upload.picture === web;
    if (web && !isTried) send(web);
  }

  function remove() {
    reset();
    form.update({ name: 'image', value: '' });
    noteEdit('image');
    file.current?.focus();
  }

  const shownError = useShownError('image');
  return (
    <div className="grid items-start gap-3">
      <div
        ref={box}
        className={`grid gap-2 rounded-lg ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
      >
        <FieldLabel htmlFor={id} required={PICTURE[kind].isNeededInEdit || !stored}>
          {PICTURE[kind].name}
        </FieldLabel>
        <HiddenField name="image" />
        <div className="flex flex-wrap items-start gap-4">
          <PicturePreview
            key={address}
            picture={{
              address,
              preview: shown.address === address ? shown.preview : ownPath(address),
            }}
          />
          <div className="grid min-w-0 flex-1 basis-56 gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <input
                ref={file}
                id={id}
                type="file"
                // With scripts the picture has been sent before the form.
                name={isHydrated ? undefined : 'image-file'}
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
                  {address ? 'Replace picture' : 'Choose a picture'}
                </label>
              )}
              {isHydrated && address && (
                <button type="button" className="button" onClick={remove}>
                  <Trash2 aria-hidden="true" className="size-5" />
                  Remove picture
                </button>
              )}
            </div>
            <Field id={pasted.id} label="Or its web address" language={{ dir: 'ltr' }}>
              {(control) => (
                <input
                  {...control}
                  ref={pastedInput}
                  type="url"
                  name="image-address"
                  defaultValue={pasted.initialValue ?? ''}
                  placeholder="https://"
                  onBlur={({ currentTarget }) => fetchPasted(currentTarget.value.trim())}
                />
              )}
            </Field>
            {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
            <UploadState upload={upload} isHeld={isHeld} onRetry={send} />
            <p id={`${id}-hint`} className="text-sm text-muted">
              {isHydrated && 'Choose a file or drop it here. '}A copy is stored here. PNG, JPEG,
              WebP, GIF or AVIF, at most 5 MB.
            </p>
          </div>
        </div>
      </div>
      {conflict && theirs !== undefined && (
        <Theirs name="image" text={theirs} conflict={conflict} />
      )}
    </div>
  );
}

// An address that was not uploaded here, a draft's for one, comes without its preview.
function ownPath(address: string): string | null {
  return address.startsWith('/') ? address : null;
}
