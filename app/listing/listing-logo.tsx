import { useState } from 'react';

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
  const [isBroken, setBroken] = useState(false);
  const pixels = { sm: 32, md: 48, lg: 80 }[size];
  const box = { sm: 'size-8 text-base', md: 'size-12 text-xl', lg: 'size-20 text-4xl' }[size];
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-raised font-semibold text-muted ${box}`}
    >
      {letter}
      {image && !isBroken && (
        // It covers the letter; one that fails before React is there leaves the letter to be seen.
        <img
          src={image}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full bg-white object-cover"
        />
      )}
    </span>
  );
}
