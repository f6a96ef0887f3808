import { srcSetOf } from '#domain/image/size.ts';

/** The listing's picture, or its first letter without one or if it fails to load. Decorative: the name is beside it. */
export function ListingLogo({
  image,
  letter,
  size = 'md',
}: {
  image: string | null;
  letter: string;
  /** `card`: as `sm` on a phone, else as `md`. */
  size?: 'sm' | 'card' | 'md' | 'lg';
}) {
  const srcSet = image ? srcSetOf(image) : undefined;
  const pixels = { sm: 32, card: 48, md: 48, lg: 80 }[size];
  const box = {
    sm: 'size-8 text-base',
    card: 'size-8 text-base sm:size-12 sm:text-xl',
    md: 'size-12 text-xl',
    lg: 'size-20 text-4xl',
  }[size];
  return (
    <span
      aria-hidden="true"
      className={`group relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-edge/60 bg-raised font-semibold text-muted ${box}`}
    >
      {/* Pictures may be transparent. */}
      <span className="group-has-[[data-state=shown]]:invisible">{letter}</span>
      {image && (
        // `data-state` belongs to the element, so another picture needs another element.
        <img
          key={image}
          src={image}
          srcSet={srcSet}
          sizes={srcSet && `${pixels}px`}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover data-[state=broken]:hidden"
        />
      )}
    </span>
  );
}
