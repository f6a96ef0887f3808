import { ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';

/** The picture as our site shows it; a drawing where there is none, or none that can be shown. */
export function PicturePreview({
  picture: { address, preview },
}: {
  picture: { address: string; preview: string | null };
}) {
  const [isBroken, setIsBroken] = useState(false);
  const Drawing = address ? ImageOff : ImageIcon;
  return (
    <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-raised text-muted">
      {preview && !isBroken ? (
        <img
          src={preview}
          alt="As it is now"
          width={96}
          height={96}
          className="size-full object-contain"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <>
          <Drawing aria-hidden="true" className="size-8" />
          <span className="sr-only">
            {address ? 'The picture cannot be shown here' : 'No picture yet'}
          </span>
        </>
      )}
    </span>
  );
}
