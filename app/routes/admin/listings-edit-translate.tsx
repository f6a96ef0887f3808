import { kindAt } from '#app/editing/kind-words.ts';
import { translateForm } from '#app/editing/listing/translate-form.server.ts';
import type { Route } from './+types/listings-edit-translate';

// The same form, with its Arabic made from its English.
export { default, ErrorBoundary, loader } from './listings-edit.tsx';

export const action = ({ url, params, ...args }: Route.ActionArgs) =>
  translateForm(kindAt(url), params.id, args);
