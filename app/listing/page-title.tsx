/** Title and introduction of a page. */
export function PageTitle({ title, text }: { title: string; text: string }) {
  return (
    <header className="grid gap-2 pt-8 pb-6 max-sm:pt-4 max-sm:pb-4">
      <h1 className="page-heading">{title}</h1>
      <p className="max-w-prose text-lg text-muted max-sm:text-base">{text}</p>
    </header>
  );
}
