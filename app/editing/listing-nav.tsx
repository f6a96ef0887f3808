import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Kind } from '#domain/listing/kind.ts';
import { type ListingPart, partsOf } from '#domain/listing/listing.ts';
import { editPath, KIND_WORDS } from './kind-words.ts';
import { PART_WORDS } from './part-words.ts';
import { partPath, rulingPath } from './paths.ts';

/** The fade at the end of the row, as in its style. */
const FADE_PX = 40;

const TAB =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-1.5 text-sm whitespace-nowrap text-muted hover:text-accent aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent';

/** The screens of one listing, and its public page. */
export function ListingNav({
  kind,
  id,
  current,
}: {
  kind: Kind;
  id: string;
  /** The screen that is shown. */
  current: 'edit' | 'ruling' | 'history' | ListingPart;
}) {
  const { noun, path, publicPath } = KIND_WORDS[kind];
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current one may be past the end of the row, which then begins with the one before it.
  useEffect(() => {
    const row = list.current;
    const shown = row?.querySelector<HTMLElement>(`[data-screen="${current}"]`);
    const before = shown?.previousElementSibling as HTMLElement | null | undefined;
    if (!row || !shown || !before) return;
    const end = shown.offsetLeft - row.offsetLeft + shown.offsetWidth;
    if (end > row.clientWidth - FADE_PX) row.scrollLeft = before.offsetLeft - row.offsetLeft - 16;
  }, [current]);
  const screen = (key: NonNullable<typeof current>, to: string, label: ReactNode) => (
    <li key={key} data-screen={key}>
      <Link to={to} aria-current={key === current ? 'page' : undefined} className={TAB}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={`This ${noun}`} className="min-w-0 basis-full border-b border-line">
      <ul
        ref={list}
        className="screen-tabs flex gap-x-1 overflow-x-auto pt-1 sm:-mx-1 sm:flex-wrap sm:px-1"
      >
        {screen('edit', editPath(kind, id), `Edit ${noun}`)}
        {screen('ruling', rulingPath(kind, id), 'Classification')}
        {partsOf(kind).map((part) =>
          screen(part, partPath(part, kind, id), PART_WORDS[part].title),
        )}
        <li>
          <Link to={`${path}/translations/${id}`} className={TAB}>
            Translations
          </Link>
        </li>
        {screen('history', `${editPath(kind, id)}/history`, 'History')}
        <li className="sm:ms-auto">
          <Link to={`${publicPath}/${id}`} reloadDocument className={TAB}>
            <ExternalLink aria-hidden="true" className="size-4" />
            View on site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
