/** An article's picture of 300 × 180 beside its text; nothing if it does not load. */
export function ArticlePicture({ picture }: { picture: string }) {
  return (
    <img
      src={picture}
      alt=""
      width={300}
      height={180}
      loading="lazy"
      decoding="async"
      className="float-end ms-4 mb-2 h-auto w-26 rounded-lg data-[state=broken]:hidden sm:w-36"
    />
  );
}
