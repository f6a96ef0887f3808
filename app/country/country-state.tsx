import {
  Ban,
  CircleDashed,
  Landmark,
  type LucideIcon,
  OctagonAlert,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LawState } from '#domain/country/country.ts';

// A prohibition has the most weight; an unsettled or unknown law has the least.
const LOOKS: Record<LawState, { Icon: LucideIcon; words: string }> = {
  licensed: { Icon: Landmark, words: 'font-medium' },
  prohibited: { Icon: Ban, words: 'font-semibold' },
  'called-illegal': { Icon: OctagonAlert, words: 'font-medium' },
  warned: { Icon: TriangleAlert, words: '' },
  unsettled: { Icon: Scale, words: 'text-muted' },
  unseen: { Icon: CircleDashed, words: 'text-muted' },
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
  const { Icon, words } = LOOKS[state];
  return (
    <p
      className={`flex items-center ${isLarge ? 'gap-3 text-2xl font-semibold max-sm:text-xl' : `gap-2 max-sm:text-sm max-sm:leading-snug ${words}`}`}
    >
      <Icon className={`shrink-0 ${isLarge ? 'size-7' : 'size-4'}`} aria-hidden="true" />
      {text.countries.states[state]}
    </p>
  );
}
