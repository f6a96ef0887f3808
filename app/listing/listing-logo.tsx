import { useCallback, useState } from 'react';

/** The listing's picture; its first letter where there is none or it fails to load. Decorative: the name stands beside. */
export function ListingLogo({
  image,
  letter,
  size = 'md',
}: {
  image: string | null;
  letter: string;
  size?: 'sm' | 'md' | 'lg';
}) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  // It may have loaded or failed before React was there to hear of it.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete) setState(picture.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);
  const pixels = { sm: 32, md: 48, lg: 80 }[size];
  const box = { sm: 'size-8 text-base', md: 'size-12 text-xl', lg: 'size-20 text-4xl' }[size];
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-raised font-semibold text-muted ${box}`}
    >
      {state !== 'shown' && letter}
      {image && state !== 'broken' && (
        <img
          ref={look}
          src={image}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
