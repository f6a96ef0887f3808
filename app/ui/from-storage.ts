/** What `use` answers of the browser's storage; null where that is full or forbidden, which a page does without. */
export function fromStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
