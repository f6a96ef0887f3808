import { data, Link } from 'react-router';
import { AdminFailure } from '#app/editing/failed-page.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** An unknown address below `/admin`, for an editor; the guard sends anybody else to the sign-in. */
export default function NotFound() {
  const { errors } = LANGUAGES.en.text;
  return (
    <AdminFailure title={errors.notFoundTitle}>
      <p className="text-lg text-muted">{errors.notFound}</p>
      <Link to="/admin/dashboard" className="button button-primary">
        Back to the dashboard
      </Link>
    </AdminFailure>
  );
}
