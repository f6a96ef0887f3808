import { data } from 'react-router';
import { ErrorPage } from '#app/frame/error-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage kind="notFound" />;
}
