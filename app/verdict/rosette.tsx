import { useLanguage } from '#app/i18n/use-language.ts';
import { type FirmnessSign, hasCompleteEvidence } from '#domain/method/definition.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { countPassing } from './count-passing.ts';
import { petalsOf } from './petals.ts';
import { VERDICT_TEXT } from './verdict-colours.ts';

const SIZE = {
  xs: 'size-7',
  sm: 'size-10',
  card: 'size-10 sm:size-28',
  md: 'size-28 max-[26rem]:size-24',
  lg: 'size-44',
};
export type RosetteSize = keyof typeof SIZE;

/** Drawn where nobody has ruled: nothing is known of any criterion. */
const UNREVIEWED = 'u'.repeat(8);

const RING = 29;
const ALL_ROUND = Math.round(2 * Math.PI * RING);
/** Dashes of the ring round the middle, which repeats the firmness. */
const RING_DASHES: Record<FirmnessSign, string | undefined> = {
  full: undefined,
  half: `${ALL_ROUND / 2}`,
  // Two arcs opposite each other: half a ring turned round would be the same.
  'half-diamond': `${ALL_ROUND / 4}`,
  quarter: `${ALL_ROUND / 4} ${ALL_ROUND}`,
  dashed: '8 7',
};

const SIGN: Record<Verdict, string> = {
  halal: 'M-10 1-2 9 11-8',
  questionable: 'M-6-5a6 6 0 1 1 7 6q-1 1-1 3M0 10v.5',
  haram: 'M-7-7 7 7M7-7-7 7',
};

/**
 * The findings of a ruling as petals: filled where a criterion passes, outlined where nothing was found against it, filled in
 * part for a concern, broadest and crossed for a failure, dashed where nothing is known. The middle is the verdict, its ring the
 * firmness, an outer arc marks core criteria. Shapes alone tell the findings apart. Text beside it says the same.
 */
export function Rosette({
  ruling,
  size = 'sm',
  isDecorative = false,
  withoutCore = false,
}: {
  ruling: { verdict: Verdict; firmness: { sign: FirmnessSign } | null; findings: string } | null;
  size?: RosetteSize;
  /** The findings are beside it in words. */
  isDecorative?: boolean;
  /** Nothing beside it names the arcs. */
  withoutCore?: boolean;
}) {
  const { text } = useLanguage();
  const findings = ruling?.findings || UNREVIEWED;
  const petals = petalsOf(findings);
  const isSmall = size === 'xs' || size === 'sm';
  const box = isSmall ? 102 : 108;
  const sign = ruling?.firmness?.sign ?? 'dashed';
  const line = isSmall ? 4 : 2;
  const label = isDecorative ? undefined : text.ruling.passing(...countPassing(findings));
  return (
    <svg
      className={`shrink-0 ${SIZE[size]}`}
      viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}
      fill="none"
      strokeWidth={line}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {petals.passed && <path className="fill-halal" d={petals.passed} />}
      {petals.nothingFound && (
        <path
          className="fill-halal/15 stroke-halal"
          strokeWidth={line * 1.5}
          d={petals.nothingFound}
        />
      )}
      {petals.doubtfulOutline && (
        <path className="stroke-questionable/70" d={petals.doubtfulOutline} />
      )}
      {petals.doubtful && <path className="fill-questionable" d={petals.doubtful} />}
      {petals.failed && <path className="fill-haram" d={petals.failed} />}
      {petals.crosses && (
        <path
          className="stroke-paper"
          strokeWidth={isSmall ? 10 : 8}
          strokeLinecap="round"
          d={petals.crosses}
        />
      )}
      {petals.unknown && (
        <path
          className="stroke-muted"
          strokeDasharray={isSmall ? '8 7' : '5 5'}
          d={petals.unknown}
        />
      )}
      {petals.notApplicable && <path className="fill-edge" d={petals.notApplicable} />}
      {!isSmall && !withoutCore && petals.core && <path className="stroke-ink" d={petals.core} />}
      <g className={ruling ? VERDICT_TEXT[ruling.verdict] : 'text-edge'} stroke="currentColor">
        {hasCompleteEvidence(sign) && <circle r="23" fill="currentColor" stroke="none" />}
        <circle
          r={RING}
          strokeWidth={sign === 'half-diamond' ? line : line * 2}
          strokeDasharray={RING_DASHES[sign]}
          transform={sign === 'half' ? 'rotate(90)' : 'rotate(-90)'}
        />
        {ruling && (
          <path
            className={hasCompleteEvidence(sign) ? 'stroke-paper' : ''}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={SIGN[ruling.verdict]}
          />
        )}
      </g>
    </svg>
  );
}

/** The arc of a core criterion, beside its name. */
export function CoreArc() {
  return (
    <svg
      className="h-3 w-6.5 shrink-0 stroke-ink"
      viewBox="0 0 26 12"
      fill="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2 9.5Q13 0 24 9.5" />
    </svg>
  );
}
