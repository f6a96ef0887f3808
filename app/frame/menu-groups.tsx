import { Link, useLocation } from 'react-router';
import { MENU_GROUPS, type MenuGroup } from '#app/context/screens.ts';
import { useSite } from '#app/context/use-site.ts';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isAt } from './nav-pages.ts';

/** The site's pages by group, as lists under headings; a compact one takes less height on a phone. */
export function MenuGroups({
  without,
  isCompact = false,
}: {
  without?: MenuGroup;
  isCompact?: boolean;
}) {
  const { text, to } = useLanguage();
  const site = useSite();
  const here = barePath(useLocation().pathname);
  if (!site) return null;
  return (
    <div className={`menu-groups ${isCompact ? 'menu-lines' : 'max-sm:-mb-2 max-sm:columns-2'}`}>
      {MENU_GROUPS.filter((group) => group !== without).map((group) => (
        <section key={group} className={isCompact ? undefined : 'max-sm:grid max-sm:pb-5'}>
          <h2 className="text-sm font-medium text-muted">{text.menuGroups[group]}</h2>
          <ul>
            {site.menu
              .filter((page) => page.group === group)
              .map(({ path, label, reloadDocument }) => (
                <li key={path}>
                  <Link
                    to={to(path)}
                    reloadDocument={reloadDocument}
                    aria-current={isAt(here, path) ? 'page' : undefined}
                    className="menu-link"
                  >
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
