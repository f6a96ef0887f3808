import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A choice between several values or all (null), as links: the address has the choice. */
export function ChoiceLinks<Choice extends string>({
  choices,
  chosen,
  href,
  label,
  name,
  layout = 'wrapped',
}: {
  choices: readonly Choice[];
  chosen: Choice | null;
  href: (choice: Choice | null) => string;
  label: (choice: Choice | null) => ReactNode;
  /** Accessible name of the list, unless its surroundings name it. */
  name?: string;
  layout?: keyof typeof LAYOUT;
}) {
  const { list, link } = LAYOUT[layout];
  return (
    <ul className={`flex gap-2 max-sm:gap-1.5 ${list}`} aria-label={name}>
      {[null, ...choices].map((choice) => {
        const isChosen = choice === chosen;
        return (
          <li key={choice ?? 'all'}>
            <Link
              to={href(choice)}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={`button ${link} ${isChosen ? 'border-accent text-accent' : ''}`}
            >
              {label(choice)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const LAYOUT = {
  wrapped: { list: 'flex-wrap', link: 'max-sm:px-2.5' },
  // Fits a phone's width with a number beside each word.
  counted: {
    list: 'flex-wrap',
    link: 'max-sm:gap-1 max-sm:px-1.75 max-sm:text-sm',
  },
  // Scrolls sideways where it is too long.
  line: { list: 'fading-row py-1 whitespace-nowrap', link: 'max-sm:px-2.5' },
  // The same for an odd number, of which the first is all of them.
  phoneAllAndPairs: {
    list: 'max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-2 sm:flex-wrap',
    link: 'w-full justify-start gap-1.5 px-2.5 text-start max-sm:px-2 max-sm:text-xsm sm:px-3',
  },
  // Two columns on a phone, else wrapped.
  phonePairs: {
    list: 'max-sm:grid max-sm:grid-cols-2 sm:flex-wrap',
    link: 'w-full justify-start px-2.5 text-start max-sm:text-sm sm:px-3',
  },
};
