import { useLocation } from 'react-router';
import { askedPath } from './asked-address.ts';

/** The address of a page that does not exist. The server writes it into a stored page (http/pages/not-found.ts). */
export function Asked() {
  const { pathname } = useLocation();
  return (
    <p>
      <bdi
        dir="ltr"
        className="inline-block max-w-full rounded-lg border border-line bg-raised px-3 py-1 wrap-anywhere"
      >
        {askedPath(pathname)}
      </bdi>
    </p>
  );
}
