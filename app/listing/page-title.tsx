/** Title and introduction of a page. */
export function PageTitle({ title, text }: { title: string; text: string }) {
  return (
    <header className="grid gap-2 pt-10 pb-8 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{text}</p>
    </header>
  );
}
