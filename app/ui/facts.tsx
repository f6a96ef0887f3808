import { Children, type ReactNode } from 'react';

/** Short facts in a line, with a dot between two of a line and none at its start or end. Missing ones are left out. */
export function Facts({ facts }: { facts: ReactNode[] }) {
  return (
    <span className="facts">{Children.map(facts, (fact) => fact && <span>{fact}</span>)}</span>
  );
}
