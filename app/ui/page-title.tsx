/** Title and introduction of a page; without `text` the title alone. */
export function PageTitle({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header className="grid gap-2 pt-8 pb-6 max-sm:gap-1 max-sm:pt-2 max-sm:pb-3">
      <h1 className="page-heading">{title}</h1>
      {text && <p className="max-w-prose text-lg text-pretty text-muted max-sm:text-sm">{text}</p>}
    </header>
  );
}
