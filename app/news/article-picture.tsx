import { Newspaper } from 'lucide-react';

/** An article's picture of 300 × 180 (requirement 7.3) beside its text; a drawing if it is missing or fails to load. */
export function ArticlePicture({ picture }: { picture: string | null }) {
  return (
    <div
      aria-hidden="true"
      className="relative grid aspect-[300/180] w-24 shrink-0 place-items-center overflow-hidden rounded-lg bg-raised text-muted sm:w-30"
    >
      <Newspaper className="size-7 opacity-60" strokeWidth={1} />
      {picture && (
        <img
          key={picture}
          src={picture}
          alt=""
          width={300}
          height={180}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover data-[state=broken]:hidden"
        />
      )}
    </div>
  );
}
