/** The site's logo: an eight-pointed star around an eye. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <rect x="6" y="6" width="20" height="20" strokeWidth="1.6" />
      <rect x="6" y="6" width="20" height="20" strokeWidth="1.6" transform="rotate(45 16 16)" />
      <path
        d="m11.5 16.4 3.2 3.2 6-6.6"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
