import { Newspaper } from 'lucide-react';
import { useCallback, useState } from 'react';

/** An article's picture in a box of 300 × 180 (spec section 7); a drawing where there is none or it fails to load. */
export function ArticlePicture({ picture }: { picture: string | null }) {
  const [isBroken, setBroken] = useState(false);
  // It may have failed before React was there to hear of it.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <div
      aria-hidden="true"
      className="relative grid aspect-[300/180] place-items-center overflow-hidden border-b border-line bg-raised text-muted"
    >
      <Newspaper className="size-12 opacity-60" strokeWidth={1} />
      {picture && !isBroken && (
        <img
          ref={look}
          src={picture}
          alt=""
          width={300}
          height={180}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
