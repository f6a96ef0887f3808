import { useLanguage } from '#app/i18n/use-language.ts';

/** Offers the new version of the site; `registerWorker` shows it and hears its button. */
export function NewVersion() {
  const { text } = useLanguage();
  return (
    <div id="new-version" role="status" hidden suppressHydrationWarning className="new-version">
      <p>{text.offline.newVersion}</p>
      <button type="button" className="button">
        {text.offline.reload}
      </button>
    </div>
  );
}
