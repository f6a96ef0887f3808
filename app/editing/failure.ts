import { isRouteErrorResponse } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';

/** What an editor is told of a failure, and never a detail of it: what was sent could not be read, or we failed. */
export function failureText(error: unknown): string {
  const isSenders = isRouteErrorResponse(error) && error.status < 500;
  return isSenders
    ? 'This form could not be read. Go back and try again.'
    : LANGUAGES.en.text.errors.unexpected;
}
