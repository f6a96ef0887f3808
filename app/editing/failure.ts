import { isRouteErrorResponse } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';

/** The message of a failure, without details: an unreadable request, or our own error. */
export function failureText(error: unknown): string {
  const isSenders = isRouteErrorResponse(error) && error.status < 500;
  return isSenders
    ? 'This form could not be read. Go back and try again.'
    : LANGUAGES.en.text.errors.unexpected;
}
