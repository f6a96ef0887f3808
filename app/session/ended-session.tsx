import { loginPath } from './next-page.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import type { UnsentForm } from './unsent-form.ts';

/** The page in answer to a form that came after the end of its session. It holds the form: the server stores nothing of it. */
export function EndedSession({ form: { fields, hasFile } }: { form: UnsentForm }) {
  return (
    <SignInFrame title="Your session has ended">
      {fields ? (
        <p>
          Nothing was saved. This page holds what you sent. Sign in in a new tab, then come back to
          this tab and send it again.
        </p>
      ) : (
        <p>
          Nothing was saved, and the form is too long to be sent again from here. Sign in, then fill
          it in again.
        </p>
      )}
      {hasFile && <p>The file that you chose is not included. Add it once the rest is saved.</p>}
      <a href={loginPath(null)} target="_blank" rel="noreferrer" className="button">
        Sign in in a new tab
      </a>
      {fields && <SendAgain fields={fields} />}
    </SignInFrame>
  );
}

// Without an action it is sent to the address of this page, which is that of the form.
function SendAgain({ fields }: { fields: NonNullable<UnsentForm['fields']> }) {
  return (
    <form method="post" encType="multipart/form-data" className="grid">
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the fields never move.
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-primary">
        Send again
      </button>
    </form>
  );
}
