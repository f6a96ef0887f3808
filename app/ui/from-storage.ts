/** The result of `use`, which accesses the browser's storage; null if storage is full or forbidden. */
export function fromStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
