import { Newspaper } from 'lucide-react';

const PLACE = 'float-end ms-4 mb-2 h-auto w-26 rounded-lg bg-raised sm:w-36';

/** An article's picture of 300 × 180 beside its text, or a placeholder of its size (requirement 7.3). */
export function ArticlePicture({ picture }: { picture: string | null }) {
  if (picture === null) {
    return (
      <span aria-hidden="true" className={`${PLACE} grid aspect-5/3 place-items-center`}>
        <Newspaper className="size-6 text-muted" strokeWidth={1.25} />
      </span>
    );
  }
  return (
    <img
      src={picture}
      alt=""
      width={300}
      height={180}
      loading="lazy"
      decoding="async"
      className={PLACE}
    />
  );
}
