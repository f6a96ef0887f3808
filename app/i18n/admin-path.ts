/** Whether a path is the admin's, in any case as the router matches it, with or without query and hash, or as data (`/admin.data`). */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\.data)?([/?#]|$)/i.test(path);
}
