import {
  CircleDollarSign,
  CirclePlus,
  ExternalLink,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu,
  Scale,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigation } from 'react-router';
import { BrandMark } from '#app/frame/brand-mark.tsx';
import { FocusMemory } from '#app/frame/focus-memory.tsx';
import { ThemeToggle } from '#app/frame/theme-toggle.tsx';
import { useSignOut } from '#app/session/sign-out.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { closeOnLeaving } from './close-on-leaving.ts';
import { KIND_WORDS } from './kind-words.ts';

const ICONS: Record<Kind, LucideIcon> = { coin: CircleDollarSign, exchange: Store };

// Requirement 2.3.
const PAGES: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  ...KINDS.flatMap((kind) => {
    const { title, path } = KIND_WORDS[kind];
    return [
      { to: path, label: `Manage ${title}s`, Icon: ICONS[kind] },
      { to: `${path}/add`, label: `Add New ${title}`, Icon: CirclePlus },
    ];
  }),
  { to: '/admin/positions', label: 'Manage Positions', Icon: Scale },
];

/** Sidebar and page of the admin; on a narrow screen the sidebar is a menu. */
export function AdminFrame({
  email,
  children,
}: {
  /** Undefined where the session could not be read. */
  email: string | undefined;
  children: ReactNode;
}) {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="admin min-h-svh lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <a
        href="#content"
        className="button button-primary sr-only z-50 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:inline-flex"
      >
        Skip to content
      </a>
      <aside className="sidebar no-print sticky top-0 hidden h-svh flex-col gap-6 overflow-y-auto border-e border-line bg-surface px-1.5 py-4 min-[100rem]:px-4 lg:flex">
        <Brand />
        <Sidebar email={email} />
      </aside>
      <NarrowBar email={email} />
      <main id="content" tabIndex={-1} className="min-w-0 p-4 sm:p-8" aria-busy={isLoading}>
        {children}
      </main>
      <p role="status" className="sr-only">
        {isLoading ? 'Loading…' : ''}
      </p>
      <FocusMemory isInAdmin />
    </div>
  );
}

function NarrowBar({ email }: { email: string | undefined }) {
  // A new page starts with the menu closed.
  const { pathname } = useLocation();
  return (
    <details
      key={pathname}
      onBlur={closeOnLeaving}
      className="no-print sticky top-0 z-40 max-h-svh overflow-y-auto border-b border-line bg-surface lg:hidden low:static low:max-h-none"
    >
      <summary className="flex min-h-14 list-none items-center gap-2 px-4">
        <Brand />
        <span className="icon-button ms-auto">
          <Menu aria-hidden="true" className="size-5" />
          <span className="sr-only">Menu</span>
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-4 pb-4">
        <Sidebar email={email} />
      </div>
    </details>
  );
}

function Brand() {
  return (
    <span className="sidebar-brand flex items-center gap-2 text-lg font-semibold">
      <BrandMark className="size-8 text-accent" />
      <span className="sidebar-word">Tabayyan</span>
    </span>
  );
}

function Sidebar({ email }: { email: string | undefined }) {
  const [name, domain] = email?.split('@') ?? [];
  return (
    <>
      <nav aria-label="Admin">
        <ul className="grid gap-1">
          {PAGES.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end className="sidebar-link">
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-1">
        {email && (
          <p className="sidebar-email text-muted [overflow-wrap:anywhere]">
            Signed in as{' '}
            <span className="text-ink">
              {name}
              <wbr />@{domain}
            </span>
          </p>
        )}
        <div className="sidebar-theme flex px-1">
          <ThemeToggle />
        </div>
        <Link to="/" reloadDocument className="sidebar-link">
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          View Site
        </Link>
        <Logout />
      </div>
    </>
  );
}

function Logout() {
  const { Form, path, isRunning } = useSignOut();
  return (
    <Form method="post" action={path}>
      <button type="submit" disabled={isRunning} className="sidebar-link">
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        Logout
      </button>
    </Form>
  );
}
