import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { Signature } from '#domain/ruling/ruling.ts';

/** The scholar who has signed a ruling. */
export function SignedBy({
  signature: { name, url, signedOn, isOfEarlier },
}: {
  signature: Signature;
}) {
  const { text, locale } = useLanguage();
  const words = text.verdict;
  return (
    <>
      {words.signedBy}{' '}
      <ExternalLink href={url} className="link">
        <bdi>{name}</bdi>
      </ExternalLink>{' '}
      {words.signedOn(formatDate(locale, signedOn))}
      {isOfEarlier && <> {words.signedEarlier}</>}.
    </>
  );
}
