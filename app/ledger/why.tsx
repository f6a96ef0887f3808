import { useLanguage } from '#app/i18n/use-language.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { startOfText } from '#domain/text/sentences.ts';
import type { EntryView } from './entry-view.ts';

// Imported reasons may be whole summaries, repeated in every entry.
const MAX_UNFOLDED_LENGTH = 280;
const MAX_PREVIEW_LENGTH = 100;

/** The reason of a change; a long one opens from its start. A reason under an earlier method is marked as such. */
export function Why({
  why,
  writtenUnder = null,
}: {
  why: NonNullable<EntryView['why']>;
  /** The version whose words it uses if it is not the current one. */
  writtenUnder?: string | null | undefined;
}) {
  const { text, language } = useLanguage();
  const direction = why.language === 'ar' ? 'rtl' : 'ltr';
  const attributes = why.language === language ? {} : { lang: why.language, dir: direction };
  const shown = isolatePercentages(why.text);
  const reason = (
    <p {...attributes} className="max-w-prose whitespace-pre-line text-pretty">
      {shown}
    </p>
  );
  return (
    <div className="grid grid-cols-1 gap-1">
      {writtenUnder && <p className="text-sm text-muted">{text.changes.whyOf(writtenUnder)}</p>}
      {why.language === 'en' && language !== 'en' && (
        <p className="text-sm text-muted">{text.listing.inEnglish}</p>
      )}
      {why.text.length > MAX_UNFOLDED_LENGTH ? (
        <details>
          <summary className="fold-line w-fit max-w-prose cursor-pointer py-1 hover:text-accent">
            <span className="text-muted">{text.changes.why}:</span>{' '}
            <bdi {...attributes}>{startOfText(shown, MAX_PREVIEW_LENGTH)}</bdi>
          </summary>
          {reason}
        </details>
      ) : (
        reason
      )}
    </div>
  );
}
