import { RotateCcw } from 'lucide-react';
import { FieldError } from '#app/ui/labelled-control.tsx';
import type { Upload } from './use-upload.ts';

/** Progress of an upload, announced too; after a failure its reason and a way to retry. */
export function UploadState({
  upload,
  isHeld,
  onRetry,
}: {
  upload: Upload;
  /** The form waits for the upload before it is sent. */
  isHeld: boolean;
  onRetry: (picture: File | string) => void;
}) {
  return (
    <div>
      {upload.step === 'sending' && (
        <progress
          aria-label={`Upload of ${upload.name}`}
          max={100}
          // The upload is complete and the server is processing it, for an unknown time.
          {...(upload.percent < 100 && { value: upload.percent })}
          className="h-3 w-full accent-accent"
        />
      )}
      <p role="status" className="text-sm [overflow-wrap:anywhere]">
        {upload.step === 'sending' && `Uploading ${upload.name}…`}
        {isHeld && ' The form is saved as soon as the upload finishes.'}
        {upload.step === 'done' && 'Picture uploaded.'}
      </p>
      <div role="alert">
        {upload.step === 'failed' && (
          <div className="flex flex-wrap items-center gap-3">
            <FieldError>{upload.message}</FieldError>
            <button type="button" className="button" onClick={() => onRetry(upload.picture)}>
              <RotateCcw aria-hidden="true" className="size-5" />
              Try again
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
