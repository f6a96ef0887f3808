import { Ban, CircleHelp, Landmark, type LucideIcon, Scale, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LawState } from '#domain/country/country.ts';

const ICONS: Record<LawState, LucideIcon> = {
  licensed: Landmark,
  prohibited: Ban,
  'called-illegal': Ban,
  warned: TriangleAlert,
  unsettled: Scale,
  unseen: CircleHelp,
};

/** A country's law, without the colours of verdicts. */
export function CountryStateBadge({
  state,
  isLarge = false,
}: {
  state: LawState;
  isLarge?: boolean;
}) {
  const { text } = useLanguage();
  const Icon = ICONS[state];
  return (
    <p
      className={`flex items-center ${isLarge ? 'gap-3 text-2xl font-semibold max-sm:text-xl' : 'gap-2 text-muted max-sm:text-sm max-sm:leading-snug'}`}
    >
      <Icon className={`shrink-0 ${isLarge ? 'size-7' : 'size-4'}`} aria-hidden="true" />
      {text.countries.states[state]}
    </p>
  );
}
