/** The arrow in the line of a `details` element: down while it is closed, up while it is open. Paper leaves it out. */
export function FoldMark({ className = '' }: { className?: string }) {
  return <span className={`fold-mark ${className}`} aria-hidden="true" />;
}
