import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Kind } from '#domain/listing/kind.ts';
import { type ListingPart, partsOf } from '#domain/listing/listing.ts';
import { KIND_WORDS } from './kind-words.ts';
import { PART_WORDS } from './part-words.ts';
import { partPath, rulingPath } from './paths.ts';

/** The screens of one listing, and its public page. */
export function ListingNav({
  kind,
  id,
  current,
}: {
  kind: Kind;
  id: string;
  /** The screen that is shown; null: another one. */
  current: 'edit' | 'ruling' | ListingPart | null;
}) {
  const { noun, path, publicPath } = KIND_WORDS[kind];
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current one may be past the end of the row.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-screen="${current}"]`);
    if (list.current && shown)
      list.current.scrollLeft = shown.offsetLeft - list.current.offsetLeft - 48;
  }, [current]);
  const screen = (key: NonNullable<typeof current>, to: string, label: ReactNode) => (
    <li key={key} data-screen={key}>
      <Link
        to={to}
        aria-current={key === current ? 'page' : undefined}
        className="button px-2.5 text-sm whitespace-nowrap aria-[current]:border-accent aria-[current]:bg-raised"
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={`This ${noun}`} className="min-w-0 max-w-full">
      <ul ref={list} className="-m-1 flex gap-1 overflow-x-auto p-1 sm:flex-wrap">
        {screen('edit', `${path}/edit/${id}`, `Edit ${noun}`)}
        {screen('ruling', rulingPath(kind, id), 'Ruling')}
        {partsOf(kind).map((part) =>
          screen(part, partPath(part, kind, id), PART_WORDS[part].title),
        )}
        <li>
          <Link
            to={`${path}/translations/${id}`}
            className="button px-2.5 text-sm whitespace-nowrap"
          >
            Translations
          </Link>
        </li>
        <li>
          <Link
            to={`${publicPath}/${id}`}
            reloadDocument
            className="button px-2.5 text-sm whitespace-nowrap"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            View on site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
