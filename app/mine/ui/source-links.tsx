import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

export type SourceName = keyof Text['mine']['sources'];

/** The public document of each opinion; opinions without one are not listed. */
const SOURCES: Record<SourceName, string> = {
  islamweb:
    'https://www.islamweb.net/en/fatwa/81355/gold-and-silver-in-calculating-nisab-for-zakah',
  kahfGold: 'https://fiqh.islamonline.net/en/paying-zakah-on-gold-saved-for-marriage/',
  islamqaCoins: 'https://islamqa.com/ar/answers/563461',
  seekers:
    'https://seekersguidance.org/answers/shafii-fiqh/should-the-minimum-zakatable-amount-be-measured-by-the-gold-or-silver-standards/',
  kahfSolar: 'https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/',
  kahfHawl: 'https://fiqh.islamonline.net/en/should-zakah-be-counted-in-ramadan',
  hanafiHawl: 'https://islamqa.org/hanafi/muftionline/46049/when-will-zakaat-be-obligatory/',
  amanah: 'https://amanahadvisors.com/what-is-the-zakat-treatment-of-crypto-assets/',
  islamqaUnlawful: 'https://m.islamqa.info/en/answers/93525',
  islamonlineUnlawful: 'https://fiqh.islamonline.net/en/should-zakah-be-paid-on-unlawful-money/',
};

/** The named sources of an opinion, linked. */
export function SourceLinks({ of }: { of: readonly SourceName[] }) {
  const { text } = useLanguage();
  return (
    <p className="text-sm text-muted">
      {text.mine.zakat.sources}{' '}
      {of.map((source, place) => (
        <span key={source}>
          {place > 0 && ' · '}
          <ExternalLink href={SOURCES[source]} className="link">
            <bdi>{text.mine.sources[source]}</bdi>
          </ExternalLink>
        </span>
      ))}
    </p>
  );
}
