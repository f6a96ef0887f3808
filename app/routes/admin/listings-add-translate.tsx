import { kindAt } from '#app/editing/kind-words.ts';
import { translateForm } from '#app/editing/listing/translate-form.server.ts';
import type { Route } from './+types/listings-add-translate';

// The same form; the action translates its English into Arabic.
export { default, loader } from './listings-add.tsx';

export const action = ({ url, ...args }: Route.ActionArgs) =>
  translateForm(kindAt(url), null, args);
