import { Newspaper } from 'lucide-react';

/** An article's picture of 300 × 180 beside its text. */
export function ArticlePicture({ picture }: { picture: string }) {
  return (
    <img
      src={picture}
      alt=""
      width={300}
      height={180}
      loading="lazy"
      decoding="async"
      className="float-end ms-4 mb-2 h-auto w-26 rounded-lg bg-raised sm:w-36"
    />
  );
}

/** In place of a picture (requirement 7.3), beside the source: a box of the picture's size would say nothing. */
export function PicturePlaceholder() {
  return (
    <Newspaper
      className="mt-0.5 size-5 shrink-0 rounded-sm bg-raised p-0.5"
      strokeWidth={1.5}
      aria-hidden="true"
    />
  );
}
