import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { SiteFrame } from '#app/frame/site-frame.tsx';
import { hasArabicPrefix, localizedPath } from '#app/i18n/localized-path.ts';

export default function Frame() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  // `/ar…` has stored the language; its own address is the bare one.
  useEffect(() => {
    if (!hasArabicPrefix(pathname)) return;
    navigate(localizedPath(pathname, 'ar') + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
  }, [pathname, search, hash, navigate]);

  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
