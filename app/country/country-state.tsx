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
export const LAW_STATES_IN_ORDER: readonly LawState[] = [
  'licensed',
  'warned',
  'called-illegal',
  'prohibited',
  'unsettled',
  'unseen',
];

// The more a law restricts, the darker its sign; an unsettled or unknown law has a dashed edge.
const LOOKS: Record<LawState, { Icon: LucideIcon; sign: string }> = {
  licensed: { Icon: Landmark, sign: 'border border-edge bg-surface' },
  warned: { Icon: TriangleAlert, sign: 'border border-edge bg-line' },
  'called-illegal': { Icon: OctagonAlert, sign: 'bg-muted text-paper' },
  prohibited: { Icon: Ban, sign: 'verdict-disc verdict-none' },
  unsettled: { Icon: Scale, sign: 'border border-dashed border-edge' },
  unseen: { Icon: CircleDashed, sign: 'border border-dashed border-edge text-muted' },
};

/** The words of a state of the law after its sign, without the colours of verdicts, and the year of the law. */
export function CountryState({ state, year = null }: { state: LawState; year?: number | null }) {
  const { text } = useLanguage();
  return (
    <span className="flex items-center gap-3">
      <CountrySign state={state} box="size-8 rounded-lg" icon="size-5" />
      <span>
        {text.countries.states[state]}
        {year && <span className="whitespace-nowrap"> · {year}</span>}
      </span>
    </span>
  );
}

/** The sign of a state of the law, without its words. */
export function CountrySign({
  state,
  box = 'size-6 rounded-md',
  icon = 'size-4',
}: {
  state: LawState;
  box?: string;
  icon?: string;
}) {
  const { Icon, sign } = LOOKS[state];
  return (
    <span className={`grid shrink-0 place-items-center ${box} ${sign}`}>
      <Icon className={icon} aria-hidden="true" />
    </span>
  );
}
