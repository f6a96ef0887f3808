/** The parts of a long page as links: beside it on a wide screen, folded above it on others. */
export function Contents({
  label,
  parts,
}: {
  label: string;
  parts: { id: string; name: string; isCode?: boolean }[];
}) {
  const list = (
    <ul className="grid text-sm">
      {parts.map(({ id, name, isCode }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-9 items-center wrap-anywhere hover:text-accent">
            {isCode ? (
              <bdi dir="ltr" className="font-mono text-xs">
                {name}
              </bdi>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="no-print card px-4 lg:hidden">
        <summary className="fold-line min-h-11 cursor-pointer py-2.5 font-medium hover:text-accent">
          {label}
        </summary>
        <nav aria-label={label} className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label={label}
        className="no-print sticky top-20 max-h-[calc(100svh-6rem)] overflow-y-auto border-s border-line ps-4 max-lg:hidden low:static"
      >
        <p className="pb-1 text-sm font-medium text-muted">{label}</p>
        {list}
      </nav>
    </>
  );
}
