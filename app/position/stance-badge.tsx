import { useLanguage } from '#app/i18n/use-language.ts';
import type { DecisionStance } from '#domain/position/position-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

const COLOURED: Partial<Record<DecisionStance | Verdict, string>> = {
  permitted: 'border-halal/50 bg-halal/10 text-halal',
  conditions: 'stance-part border-halal/50 bg-halal/10 text-halal',
  'advises-against': 'border-questionable/50 bg-questionable/10 text-questionable',
  forbidden: 'border-haram/50 bg-haram/10 text-haram',
};

const STRONG: typeof COLOURED = {
  permitted: 'border-halal bg-halal text-paper',
  conditions: 'stance-part border-halal bg-halal text-paper',
  'advises-against': 'border-questionable bg-questionable text-paper',
  forbidden: 'border-haram bg-haram text-paper',
};

/** The stance of a body or a scholar, with a square in its colour in bars; rulings of the first version hold it as a verdict. */
export function StanceBadge({
  stance,
  isStrong = false,
}: {
  stance: DecisionStance | Verdict;
  /** The first thing on its page. */
  isStrong?: boolean;
}) {
  const { text } = useLanguage();
  const words: Record<DecisionStance | Verdict, string> = {
    ...text.verdict,
    ...text.positions.stances,
  };
  const colour =
    (isStrong ? STRONG : COLOURED)[stance] ??
    `border-edge/50 bg-raised ${stance === 'undecided' ? 'stance-open' : ''}`;
  return <span className={`stance ${isStrong ? 'text-base' : ''} ${colour}`}>{words[stance]}</span>;
}
