import { BrandMark } from './brand-mark.tsx';

/** The bilingual screen of a first visit, shown by `decideLanguage` while the browser's language is read. */
export function FirstVisit() {
  return (
    <div className="first-visit fixed inset-0 z-50 place-items-center bg-paper" aria-hidden="true">
      <div className="grid justify-items-center gap-4 text-center">
        <BrandMark className="size-14 text-accent" />
        <p lang="ar" dir="rtl" className="text-xl">
          تبيَّن · جارٍ التحميل…
        </p>
        <p lang="en" dir="ltr" className="text-muted">
          Tabayyan · Loading…
        </p>
      </div>
    </div>
  );
}
