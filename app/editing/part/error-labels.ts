/** The label of the group that a field of a part belongs to, by the start of its name: `spot.offered`; a field of none keeps its name. */
export function groupLabel(field: string, labels: Readonly<Record<string, string>>): string {
  const [group = ''] = field.split('.');
  return labels[group] ?? field;
}

/** The label of the row that a field belongs to: `Licence 2` for `licences[1].url`. */
export function rowLabel(field: string, rowName: string): string {
  return field.replace(/^\w+\[(\d+)\].*$/, (_, index) => `${rowName} ${Number(index) + 1}`);
}
