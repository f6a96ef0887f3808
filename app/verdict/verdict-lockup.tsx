import { Clock, Scale } from 'lucide-react';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { hasCompleteEvidence } from '#domain/method/definition.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { Decides } from './decides.tsx';
import { FirmnessMark } from './firmness-mark.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const COLOUR: Record<Verdict, string> = {
  halal: 'verdict-halal',
  questionable: 'verdict-questionable',
  haram: 'verdict-haram',
};

// Requirement 3.3: the word where nobody has ruled.
const UNREVIEWED_WORD: Verdict = 'halal';

export type ShownVerdict = Pick<RulingGlance, 'verdict'> & {
  /** Null: it was not recorded, which is said, and the verdict is not filled. */
  firmness: RulingGlance['firmness'] | null;
  isOverdue?: boolean;
  isDeparture?: boolean;
} & Partial<Pick<RulingGlance, 'scope' | 'scopeName' | 'isMain'>>;

/**
 * A verdict with its firmness: the two never appear apart. Filled where the evidence is complete, dashed where it is not,
 * hatched where its review is overdue; a verdict that departs from the method says so; null: nobody has ruled, and there is no colour.
 */
export function VerdictLockup({
  ruling,
  size = 'sm',
  isScopeNamed = false,
  isFirmnessShort = false,
  withoutFirmness,
}: {
  ruling: ShownVerdict | null;
  /** `row`: without a frame around both, the same shape in each row of a table. */
  size?: 'sm' | 'lg' | 'row';
  /** Its scope is named beside it. */
  isScopeNamed?: boolean;
  /** The firmness has its short name, in the rows of a table. */
  isFirmnessShort?: boolean;
  /** The text in place of a missing firmness. */
  withoutFirmness?: string | undefined;
}) {
  const { text } = useLanguage();
  if (!ruling) {
    return (
      <span className={`lockup lockup-${size} lockup-dashed lockup-unruled`}>
        <span className="lockup-firmness">{text.verdict.notYetReviewed}</span>
        {/* An offline copy of the page adds its note here. */}
        <span data-verdict="" className="lockup-word">
          {text.verdict[UNREVIEWED_WORD]}
        </span>
      </span>
    );
  }
  const { verdict, firmness, isOverdue, isDeparture } = ruling;
  return (
    <span className={`lockup lockup-${size} ${COLOUR[verdict]} ${lockupStyle(ruling)}`}>
      <span data-verdict="" className="lockup-word">
        <VerdictMark verdict={verdict} className="size-[1em]" />
        {text.verdict[verdict]}
      </span>
      {!isScopeNamed && otherScope(ruling) && (
        <span className="lockup-firmness">{otherScope(ruling)}</span>
      )}
      <span className="lockup-firmness">
        {firmness && <FirmnessMark sign={firmness.sign} />}
        {firmness && isFirmnessShort ? (
          <ShortFirmness firmness={firmness} />
        ) : (
          (firmness?.name ?? withoutFirmness ?? text.verdict.noFirmness)
        )}
      </span>
      {isDeparture && (
        <span className="lockup-firmness">
          <Scale className="size-[1em]" aria-hidden="true" />
          {text.verdict.departure}
        </span>
      )}
      {isOverdue && (
        <span className="lockup-firmness">
          <Clock className="size-[1em]" aria-hidden="true" />
          {text.verdict.overdue}
        </span>
      )}
    </span>
  );
}

/** A firmness in a word or two; its name is read out. */
function ShortFirmness({ firmness: { sign, name } }: { firmness: RulingGlance['firmness'] }) {
  const short = useLanguage().text.verdict.firmnessShort[sign];
  if (short === name) return short;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** The name of the scope of a main verdict that is not on spot; null: readers expect it. */
function otherScope({
  scope,
  scopeName,
  isMain,
}: Partial<Pick<RulingGlance, 'scope' | 'scopeName' | 'isMain'>>): string | null {
  return (isMain && scope !== SPOT && scopeName) || null;
}

function lockupStyle({ firmness, isOverdue }: ShownVerdict): string {
  if (!firmness) return 'lockup-hollow';
  if (!hasCompleteEvidence(firmness.sign)) return 'lockup-dashed';
  return isOverdue ? 'lockup-overdue' : '';
}

type Glance =
  | (Omit<RulingGlance, 'scope' | 'decides' | 'isPassed' | 'findings'> &
      Partial<Pick<RulingGlance, 'scope' | 'decides' | 'isPassed' | 'findings'>>)
  | null;

const ROW_DAY = 'text-sm text-muted glance-date max-sm:sr-only';

/** A ruling's verdict and firmness, with its scope and date. */
export function GlanceLine({
  ruling,
  size,
  isShort = false,
  isDated = true,
}: {
  ruling: Glance;
  /** `row`: as in `VerdictLockup`. */
  size?: 'row';
  /** In little room: the firmness has its short name, scope and date are only read out. */
  isShort?: boolean;
  isDated?: boolean;
}) {
  const look = size === 'row' ? ROW_DAY : 'text-sm text-muted';
  return (
    <span className={size === 'row' ? 'glance-row' : 'inline-flex flex-col items-start gap-1'}>
      <VerdictLockup
        ruling={ruling}
        {...(size && { size })}
        isScopeNamed
        isFirmnessShort={isShort}
      />
      {ruling && (
        <ScopeAndDay ruling={ruling} isDated={isDated} look={isShort ? 'sr-only' : look} />
      )}
    </span>
  );
}

/** A verdict and its firmness in a column whose heading names the scope. Scope and date are only read out. */
export function GlanceCell({ ruling }: { ruling: Glance }) {
  return (
    <span className="glance-row">
      <VerdictLockup ruling={ruling} size="row" isFirmnessShort />
      {ruling && <ScopeAndDay ruling={ruling} isScopeHeaded look="sr-only" />}
    </span>
  );
}

/** The same with the criteria from which the verdict follows. */
export function ReasonedCell({
  ruling,
  isDated = true,
}: {
  ruling: Glance;
  /** False: the date is above the table. */
  isDated?: boolean;
}) {
  return (
    <span className="glance-row glance-reasoned">
      <VerdictLockup ruling={ruling} size="row" isFirmnessShort />
      {ruling && (
        <span className="glance-why">
          <Decides ruling={{ decides: null, isPassed: false, ...ruling }} />
          <ScopeAndDay ruling={ruling} isScopeHeaded isDated={isDated} look={ROW_DAY} />
        </span>
      )}
    </span>
  );
}

/** A verdict with its criteria and its scope, without its date. A scope that readers expect is only read out. */
export function ReasonedLine({ ruling }: { ruling: Glance }) {
  const look = ruling?.scope === SPOT ? 'sr-only' : 'glance-scope';
  return (
    <span className="glance-row glance-reasoned">
      <VerdictLockup ruling={ruling} size="row" isScopeNamed isFirmnessShort />
      {ruling && (
        <span className="glance-why">
          <Decides ruling={{ decides: null, isPassed: false, ...ruling }} />
          <ScopeAndDay ruling={ruling} isDated={false} look={look} />
        </span>
      )}
    </span>
  );
}

/** The scope and the date of a ruling. */
export function ScopeAndDay({
  ruling: { scopeName, ruledAt },
  isScopeHeaded = false,
  isDated = true,
  look = 'text-sm text-muted',
}: {
  ruling: Pick<RulingGlance, 'scopeName' | 'ruledAt'>;
  /** A heading names the scope. */
  isScopeHeaded?: boolean;
  isDated?: boolean;
  look?: string;
}) {
  const { text, locale } = useLanguage();
  return (
    <span className={look}>
      <span className={isScopeHeaded ? 'sr-only' : ''}>{scopeName}</span>
      {isDated && ruledAt && (
        <span>
          {!isScopeHeaded && ' · '}
          <span className="sr-only">{`${text.ruling.classified} `}</span>
          <time dateTime={ruledAt} className="whitespace-nowrap">
            {formatDate(locale, ruledAt)}
          </time>
        </span>
      )}
    </span>
  );
}

type DiscVerdict = Omit<ShownVerdict, 'scope' | 'scopeName' | 'isMain'>;

/** A verdict as a disc with its word, for cells that a heading names; the firmness is drawn on the disc and read out. */
export function VerdictDisc({
  ruling,
  isNamed = false,
  isFirmnessShort = false,
  withoutFirmness,
}: {
  ruling: DiscVerdict;
  /** Its firmness is in words too. */
  isNamed?: boolean;
  /** By its short name. */
  isFirmnessShort?: boolean;
  /** The text in place of a missing firmness. */
  withoutFirmness?: string | undefined;
}) {
  const { text } = useLanguage();
  const { verdict, firmness, isDeparture } = ruling;
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${COLOUR[verdict]}`}>
      <Disc ruling={ruling} />
      <span data-verdict="" className="disc-word text-(--verdict)">
        {text.verdict[verdict]}
      </span>
      <span
        className={
          isNamed ? 'inline-flex items-center gap-1.5 font-normal text-muted' : 'text-muted'
        }
      >
        {firmness && <FirmnessMark sign={firmness.sign} />}
        <span className={isNamed ? (isFirmnessShort ? '' : 'text-sm') : 'sr-only'}>
          {isNamed ? ' ' : ' · '}
          {firmness && isFirmnessShort ? (
            <ShortFirmness firmness={firmness} />
          ) : (
            (firmness?.name ?? withoutFirmness ?? text.verdict.noFirmness)
          )}
        </span>
      </span>
      {isDeparture && (
        <span className="text-muted">
          <Scale className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{` · ${text.verdict.departure}`}</span>
        </span>
      )}
    </span>
  );
}

function Disc({ ruling: { verdict, firmness, isOverdue } }: { ruling: DiscVerdict }) {
  const isDashed = firmness && !hasCompleteEvidence(firmness.sign);
  const isHollow = isOverdue || !firmness;
  const style = isDashed ? 'verdict-disc-dashed' : isHollow ? 'verdict-disc-hollow' : '';
  return (
    <span className={`verdict-disc ${style}`}>
      <VerdictMark verdict={verdict} className="size-3" />
    </span>
  );
}
