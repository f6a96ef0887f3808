import { useLanguage } from '#app/i18n/use-language.ts';

export interface Jump {
  /** The id of the section. */
  id: string;
  label: string;
  count?: number | undefined;
}

/** Links to the sections of a long page. It stays under the bar of the site, and scrolls sideways on a phone. */
export function JumpBar({ jumps }: { jumps: Jump[] }) {
  const { text } = useLanguage();
  return (
    <nav
      aria-label={text.ruling.jump}
      className="no-print sticky top-16 z-30 mt-2 border-b border-line bg-paper low:static"
    >
      <ul className="fading-row -ms-2.5 flex gap-1 whitespace-nowrap">
        {jumps.map(({ id, label, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-1.5 px-2.5 text-sm hover:text-accent"
            >
              {label}
              {count !== undefined && <span className="text-muted">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
