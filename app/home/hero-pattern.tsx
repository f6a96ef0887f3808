/** The pattern behind the hero: eight-pointed stars and crosses between them, fading towards the text. */
export function HeroPattern() {
  return (
    <svg
      className="pointer-events-none absolute inset-y-0 end-0 hidden h-full w-1/2 text-line md:block forced-colors:hidden rtl:-scale-x-100"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <pattern id="stars" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={star(TILE / 2)} />
          <path d={star(TILE / 4)} />
        </pattern>
        <linearGradient id="fade">
          <stop offset="0.15" stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id="faded">
          <rect width="100%" height="100%" fill="url(#fade)" stroke="none" />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill="url(#stars)" stroke="none" mask="url(#faded)" />
    </svg>
  );
}

const TILE = 112;
const POINTS = 8;

/** The outline of two crossed squares in the middle of a tile; its points touch the neighbouring stars. */
function star(radius: number): string {
  const notch = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / POINTS);
  const corners = Array.from({ length: POINTS * 2 }, (_, place) => {
    const angle = (place * Math.PI) / POINTS;
    const distance = place % 2 === 0 ? radius : notch;
    const across = (position: number) => (TILE / 2 + distance * position).toFixed(2);
    return `${across(Math.cos(angle))} ${across(Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
