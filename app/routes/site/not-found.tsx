import { data } from 'react-router';
import { ErrorPage } from '#app/frame/error-page.tsx';
import type { MissingPage } from '#app/frame/other-languages.tsx';

export const handle = { missing: 'always' } satisfies MissingPage;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage kind="notFound" />;
}
