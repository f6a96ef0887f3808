/** An article's picture of 300 × 180 (requirement 7.3) beside its text; the publisher's name if it fails to load. */
export function ArticlePicture({
  picture,
  source,
  isLarge = false,
}: {
  picture: string;
  source: string;
  isLarge?: boolean;
}) {
  return (
    <div
      aria-hidden="true"
      className={`relative float-end ms-4 mb-2 grid aspect-[300/180] w-26 place-items-center overflow-hidden rounded-lg border border-line bg-raised p-1 text-center text-xs leading-tight text-muted ${isLarge ? 'sm:w-75' : ''}`}
    >
      <bdi>{source}</bdi>
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
    </div>
  );
}
