import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Hidden notices that the page is old; `registerWorker` and `noticeAbsence` show them and handle the button. */
export function Notices() {
  const { text } = useLanguage();
  const { key } = useLocation();
  return (
    <>
      {/* The key hides the notice on the next page. */}
      <Notice key={key} id="old-page" message={text.offline.oldPage} />
      <Notice id="new-version" message={text.offline.newVersion} />
    </>
  );
}

function Notice({ id, message }: { id: string; message: string }) {
  const { text } = useLanguage();
  return (
    <div id={id} role="status" hidden suppressHydrationWarning className="notice">
      <p>{message}</p>
      <button type="button" className="button">
        {text.offline.reload}
      </button>
    </div>
  );
}
