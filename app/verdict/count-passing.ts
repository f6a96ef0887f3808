/** How many of a ruling's criteria pass, and how many are asked; `findings` as in `RulingGlance`. */
export function countPassing(findings: string): [passing: number, asked: number] {
  const asked = [...findings.toLowerCase()].filter((letter) => letter !== '-');
  return [asked.filter((letter) => 'pnh'.includes(letter)).length, asked.length];
}
