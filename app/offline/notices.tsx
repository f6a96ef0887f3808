import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** What a page says of its own age; `registerWorker` and `noticeAbsence` show it and hear its button. */
export function Notices() {
  const { text } = useLanguage();
  const { key } = useLocation();
  return (
    <>
      {/* The next page is not old. */}
      <Notice key={key} id="old-page" says={text.offline.oldPage} />
      <Notice id="new-version" says={text.offline.newVersion} />
    </>
  );
}

function Notice({ id, says }: { id: string; says: string }) {
  const { text } = useLanguage();
  return (
    <div id={id} role="status" hidden suppressHydrationWarning className="notice">
      <p>{says}</p>
      <button type="button" className="button">
        {text.offline.reload}
      </button>
    </div>
  );
}
