/** Whether a path below the repository is not of its sources: packages, builds, data and hidden folders. */
export function isBuilt(path: string): boolean {
  return /(^|\/)(node_modules|build|data|\.[^/]+)$/.test(path);
}
