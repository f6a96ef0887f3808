import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A choice between several values or all (null), as links: the address has the choice. */
export function ChoiceLinks<Choice extends string>({
  choices,
  chosen,
  href,
  label,
  name,
  isOneLine = false,
  isGrid = false,
}: {
  choices: readonly Choice[];
  chosen: Choice | null;
  href: (choice: Choice | null) => string;
  label: (choice: Choice | null) => ReactNode;
  /** Accessible name of the list, unless its surroundings name it. */
  name?: string;
  /** In one line, which scrolls sideways where it is too long. */
  isOneLine?: boolean;
  /** In two columns on a phone. */
  isGrid?: boolean;
}) {
  return (
    <ul
      className={`flex gap-2 max-sm:gap-1.5 ${isOneLine ? 'fading-row py-1 whitespace-nowrap' : 'flex-wrap'} ${isGrid ? 'max-sm:grid max-sm:grid-cols-2' : ''}`}
      aria-label={name}
    >
      {[null, ...choices].map((choice) => {
        const isChosen = choice === chosen;
        return (
          <li key={choice ?? 'all'}>
            <Link
              to={href(choice)}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={`button max-sm:px-2.5 ${isGrid ? 'max-sm:size-full max-sm:text-sm' : ''} ${isChosen ? 'border-accent text-accent' : ''}`}
            >
              {label(choice)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
