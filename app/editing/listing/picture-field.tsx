import { useField } from '@conform-to/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HiddenField, Theirs } from '#app/editing/form/field.tsx';
import { useFirstFocus, useFormState, useShownError } from '#app/editing/form/form-state.ts';
import { PicturePreview } from '#app/editing/picture/picture-preview.tsx';
import { UploadState } from '#app/editing/picture/upload-state.tsx';
import { useDroppedFile } from '#app/editing/picture/use-dropped-file.ts';
import { useHeldSubmit } from '#app/editing/picture/use-held-submit.ts';
import { useUpload } from '#app/editing/picture/use-upload.ts';
import { FieldError, FieldLabel, LabelledControl } from '#app/ui/labelled-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { isPictureNeeded, PICTURE } from '#domain/listing/plain-field.ts';
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
  const { kind, stored } = useListingSetting();
  const { conflict } = useFormState();
  const theirs = conflict?.theirs?.image;
  const [{ id }] = useField<string>('image');
  const isHydrated = useHydrated();
  const picture = usePicture();
  const { address, preview, upload, send } = picture;
  const box = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFile(box, send);
  const isHeld = useHeldSubmit(file, {
    isUnderWay: upload.step === 'sending',
    isDone: upload.step === 'done',
  });
  const shownError = useShownError('image');
  const focus = useFirstFocus('image', shownError !== undefined);

  function remove() {
    picture.remove();
    file.current?.focus();
  }

  return (
    <div className="grid items-start gap-3">
      <div
        ref={box}
        className={`grid gap-2 rounded-lg ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
      >
        <FieldLabel htmlFor={id} required={isPictureNeeded({ kind, stored })}>
          {PICTURE[kind].name}
        </FieldLabel>
        <HiddenField name="image" />
        <div className="flex flex-wrap items-start gap-4">
          <PicturePreview key={address} picture={{ address, preview }} />
          <div className="grid min-w-0 flex-1 basis-56 gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <FileInput
                id={id}
                ref={file}
                hasError={Boolean(shownError)}
                focus={focus}
                buttonText={address ? 'Replace picture' : 'Choose a picture'}
                onFile={send}
              />
              {isHydrated && address && (
                <button type="button" className="button" onClick={remove}>
                  <Trash2 aria-hidden="true" className="size-5" />
                  Remove picture
                </button>
              )}
            </div>
            <WebAddress picture={picture} />
            {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
            <UploadState upload={upload} isHeld={isHeld} onRetry={send} />
            <p id={`${id}-hint`} className="text-sm text-muted">
              {isHydrated && 'Choose a file or drop it here. '}A copy is stored on this site. PNG,
              JPEG, WebP, GIF or AVIF, at most 5 MB.
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

/** The picture in the form, how it is shown, and its upload. */
function usePicture() {
  const { preview } = useListingSetting();
  const { hideError } = useFormState();
  const [{ value: address = '' }, form] = useField<string>('image');
  const [shown, setShown] = useState({ address, preview });
  const pasted = useRef<HTMLInputElement>(null);

  function setAddress(value: string) {
    form.update({ name: 'image', value });
    hideError('image');
  }

  const { upload, send, reset } = useUpload((sent) => {
    if (pasted.current) pasted.current.value = '';
    setShown({ address: sent.secure_url, preview: sent.preview });
    setAddress(sent.secure_url);
  });

  function remove() {
    reset();
    setAddress('');
  }

  return {
    address,
    preview: shown.address === address ? shown.preview : ownPath(address),
    /** The input of its web address. */
    pasted,
    upload,
    send,
    remove,
  };
}

// An address that was not uploaded here, a draft's for one, comes without its preview.
function ownPath(address: string): string | null {
  return address.startsWith('/') ? address : null;
}

function FileInput({
  id,
  ref,
  hasError,
  focus,
  buttonText,
  onFile,
}: {
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  hasError: boolean;
  focus: { autoFocus?: true };
  buttonText: string;
  onFile: (file: File) => void;
}) {
  const isHydrated = useHydrated();

  // A file may have been chosen before React started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; the change handler sends later ones.
  useEffect(() => {
    const chosen = ref.current?.files?.[0];
    if (chosen) onFile(chosen);
  }, []);

  return (
    <>
      <input
        ref={ref}
        id={id}
        type="file"
        // With scripts the picture has been sent before the form.
        name={isHydrated ? undefined : 'image-file'}
        accept={KINDS}
        aria-describedby={hasError ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={hasError ? true : undefined}
        {...focus}
        className={isHydrated ? 'peer sr-only' : PLAIN}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onFile(chosen);
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
          {buttonText}
        </label>
      )}
    </>
  );
}

/** Another way to give the picture: its address on the web, from which it is uploaded when the field is left. */
function WebAddress({ picture }: { picture: ReturnType<typeof usePicture> }) {
  const { pasted, upload, send } = picture;
  const [{ id, initialValue = '' }] = useField<string>('image-address');

  function sendNew(address: string) {
    const isTried = upload.step === 'failed' && upload.picture === address;
    if (address && !isTried) send(address);
  }

  return (
    <LabelledControl id={id} label="Or its web address" language={{ dir: 'ltr' }}>
      {(control) => (
        <input
          {...control}
          ref={pasted}
          type="url"
          name="image-address"
          defaultValue={initialValue}
          placeholder="https://"
          onBlur={({ currentTarget }) => sendNew(currentTarget.value.trim())}
        />
      )}
    </LabelledControl>
  );
}
