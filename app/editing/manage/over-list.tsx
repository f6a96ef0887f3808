import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { SITE_NAME } from '#app/meta/site-name.ts';

/**
 * A screen over its list: a modal dialog with scripts, a page of its own without. `backTo` is the list; what has the id
 * `describedBy` is read out with the title.
 */
export function OverList({
  title,
  backTo,
  size = 'sm',
  describedBy,
  children,
}: {
  title: string;
  backTo: string;
  size?: 'sm' | 'lg';
  describedBy?: string | undefined;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const navigate = useNavigate();
  const back = () => navigate(backTo, { preventScrollReset: true, replace: true });

  useLayoutEffect(() => {
    const { current } = dialog;
    // The server renders the dialog open, as part of the page.
    current?.removeAttribute('open');
    current?.showModal();
    // Closing it before it is removed returns the focus to the link that opened it.
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      aria-describedby={describedBy}
      className={`over-list ${size === 'lg' ? 'over-list-lg' : ''}`}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        back();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current || dialog.current.open) return;
        // Browsers close it at a second Escape without `cancel`; an unsaved form may still keep it open.
        dialog.current.showModal();
        back();
      }}
    >
      <title>{`${title} | ${SITE_NAME}`}</title>
      <div className="flex items-start justify-between gap-4">
        <h1 id={heading} className="pt-1.5 text-xl">
          {title}
        </h1>
        <Link to={backTo} replace preventScrollReset className="icon-button -me-2 shrink-0">
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </Link>
      </div>
      {children}
    </dialog>
  );
}
