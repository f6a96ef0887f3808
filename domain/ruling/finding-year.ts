/** The name of a finding that ended, with its year: "Resolved (2023)". */
export function inYear(name: string, year: string): string {
  return name.replace('#', year);
}

/** The name where it is explained, or the year is not known: "Resolved". */
export function withoutYear(name: string): string {
  return name.replace(/\s*\([^)]*#[^)]*\)/, '');
}
