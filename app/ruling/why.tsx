import { useLanguage } from '#app/i18n/use-language.ts';
import type { ShownEntry } from './shown-entry.ts';

// A whole summary may stand in for the reason, in one entry after the other.
const LONG = 280;
const BEGINNING = /^[\s\S]{0,100}(?=\s)/u;

/** Why a ruling was changed; a long text behind its beginning. */
export function Why({ why }: { why: ShownEntry['why'] }) {
  const { text, language } = useLanguage();
  if (!why) return <p className="text-muted">{text.changes.noReason}</p>;
  const direction = why.language === 'ar' ? 'rtl' : 'ltr';
  const of = why.language === language ? {} : { lang: why.language, dir: direction };
  const reason = (
    <p {...of} className="max-w-prose whitespace-pre-line text-pretty">
      {why.text}
    </p>
  );
  return (
    <div className="grid grid-cols-1 gap-1">
      {why.language === 'en' && language !== 'en' && (
        <p className="text-sm text-muted">{text.listing.inEnglish}</p>
      )}
      {why.text.length > LONG ? (
        <details>
          <summary className="w-fit max-w-prose cursor-pointer py-1 hover:text-accent">
            <span className="text-muted">{text.changes.why}:</span>{' '}
            <bdi {...of}>{BEGINNING.exec(why.text)?.[0]}…</bdi>
          </summary>
          {reason}
        </details>
      ) : (
        reason
      )}
    </div>
  );
}
