import { Children, type ReactNode } from 'react';

/** Short facts in a line, with a dot between two of a line and none at its start or end. Missing ones are left out. */
export function Facts({ facts }: { facts: ReactNode[] }) {
  return (
    <span className="facts">
      {Children.toArray(facts).map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are known by their place alone
        <span key={place}>{fact}</span>
      ))}
    </span>
  );
}
