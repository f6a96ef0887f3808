/** The line of a price, in the text's colour. */
export function LinePath({ path }: { path: string }) {
  return <path d={path} className="price-line" />;
}
