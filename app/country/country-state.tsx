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

/** The states of the law, from permission to prohibition, then those without an answer. */
export const LAW_STATES: readonly LawState[] = [
  'licensed',
  'warned',
  'called-illegal',
  'prohibited',
  'unsettled',
  'unseen',
];

// The more a law restricts, the darker its sign; an unsettled or unknown law has a dashed edge.
const LOOKS: Record<LawState, { Icon: LucideIcon; sign: string }> = {
  licensed: { Icon: Landmark, sign: 'border border-edge' },
  warned: { Icon: TriangleAlert, sign: 'hatched border border-edge' },
  'called-illegal': { Icon: OctagonAlert, sign: 'border-2 border-ink' },
  prohibited: { Icon: Ban, sign: 'verdict-disc verdict-none' },
  unsettled: { Icon: Scale, sign: 'border border-dashed border-edge' },
  unseen: { Icon: CircleDashed, sign: 'border border-dashed border-edge text-muted' },
};

/** The words of a state of the law after its sign, without the colours of verdicts, and the year of the law. */
export function CountryState({ state, year = null }: { state: LawState; year?: number | null }) {
  const { text } = useLanguage();
  const { Icon, sign } = LOOKS[state];
  return (
    <span className="flex items-center gap-3">
      <span className={`grid size-8 shrink-0 place-items-center rounded-lg ${sign}`}>
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span>
        {text.countries.states[state]}
        {year && <span className="whitespace-nowrap"> · {year}</span>}
      </span>
    </span>
  );
}
