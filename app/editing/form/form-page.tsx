import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { SITE_NAME } from '#app/meta/site-name.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** A page with a form: its title and links. */
export function FormPage({
  title,
  beside,
  className = 'grid max-w-6xl',
  children,
}: {
  title: string;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto gap-4 ${className}`}>
      <title>{`${title} | ${SITE_NAME}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
        {beside}
      </div>
      {children}
    </div>
  );
}

/** A section of a form with its heading. */
export function FormSection({
  id,
  title,
  beside,
  className = '',
  children,
}: {
  id?: string;
  title: string;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className={`card grid gap-4 p-4 sm:p-5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** The message that there is no such listing. */
export function ListingGone({ kind }: { kind: Kind }) {
  const { title } = KIND_WORDS[kind];
  return <Trouble kind={kind} text={`${title} not found!`} />;
}

/** An edit page that could not be loaded. Texts: requirement 8.5. */
export function LoadFailure({ kind, error }: { kind: Kind; error: unknown }) {
  const { noun } = KIND_WORDS[kind];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <ListingGone kind={kind} />;
  const text =
    status === 400 ? `Invalid ${noun} id` : `Error loading ${noun} data. Please try again.`;
  return <Trouble kind={kind} text={text} />;
}

function Trouble({ kind, text }: { kind: Kind; text: string }) {
  const { title, path } = KIND_WORDS[kind];
  return (
    <FormPage title={`Edit ${title}`}>
      <Notice kind="error">
        <p className="flex-1">{text}</p>
        <Link to={path} className="button">
          {`Back to the ${KIND_WORDS[kind].noun}s`}
        </Link>
      </Notice>
    </FormPage>
  );
}
