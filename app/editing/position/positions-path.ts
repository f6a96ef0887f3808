/** The address of the list of positions, which says what was done. */
export function positionsPath(done?: keyof typeof POSITIONS_DONE): string {
  return `/admin/positions${done ? `?done=${done}` : ''}`;
}

/** Messages of the list after a change. */
export const POSITIONS_DONE = {
  added: 'Position added successfully!',
  saved: 'Position saved successfully!',
  deleted: 'Position deleted successfully! It can be restored below.',
  'put-back': 'Position restored successfully!',
};
