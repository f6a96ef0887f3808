import type { Kind, Verdict } from '#db/schema.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { type Scope, SPOT } from './scope.ts';

/** The weight of a finding, independent of its name in a version: findings are counted by tone. */
const TONES = ['pass', 'concern', 'fail', 'unknown', 'not-applicable'] as const;
export type Tone = (typeof TONES)[number];

/** A finding in one letter: pass, nothing found, resolved, history (resolved long ago), concern, fail, unknown, not applicable. */
export type FindingLetter = 'p' | 'n' | 'r' | 'h' | 'c' | 'f' | 'u' | '-';

const LETTER_OF_TONE: Readonly<Record<Tone, FindingLetter>> = {
  pass: 'p',
  concern: 'c',
  fail: 'f',
  unknown: 'u',
  'not-applicable': '-',
};

/** A finding by its tone, with the letter that tells it from others of that tone. */
export interface WeighedFinding {
  tone: Tone;
  letter?: FindingLetter;
}

/** The letter of a finding: its own, or that of its tone. */
export function letterOf({ tone, letter }: WeighedFinding): FindingLetter {
  return letter ?? LETTER_OF_TONE[tone];
}

/**
 * A version of the method: its criteria, texts and rules. The rules of a published version never change, because rulings name
 * it (`frozen-rules.test.ts`). Its texts may be worded better as long as they ask the same: no digest covers them.
 */
export interface Method {
  version: string;
  /** The ISO day that readers are shown. A version applies as soon as it is in `METHODS`. */
  since: string;
  change: Bilingual;
  introduction: Bilingual;
  /** How the verdict follows from the findings, in words. */
  verdictText: Bilingual;
  limits: Bilingual;
  scopes: Record<Kind, Record<Scope, Bilingual>>;
  /** The kinds of asset that decide the criteria of a ruling on spot, by id; null: they are not asked. */
  assets: Record<Kind, Readonly<Record<string, Definition>> | null>;
  /** The forms of staking, by id; null: the version does not ask. */
  stakingForms: Readonly<Record<string, Definition>> | null;
  criteria: CriterionTexts;
  /** The criteria of a scope; on spot those of a coin may depend on its kind of asset. */
  asks: Asks;
  /** By id, in the order in which the editor's form offers them. */
  findings: Readonly<Record<string, FindingDefinition>>;
  /** Whether a criterion can have a finding. */
  allows: (criterion: string, finding: string) => boolean;
  unanswered: string;
  /** By id. `#` in a name is the number of decisions. */
  firmness: Readonly<Record<string, FirmnessDefinition>>;
  /** The firmness of a ruling without grounds. */
  ungrounded: string;
  /** The parts of a ruling's grounds that the version records beside its findings. */
  records: readonly ('firmness' | 'judgedOn' | 'signature')[];
  /** The parts that make a departure complete. */
  departureNeeds: readonly DeparturePart[];
  /** True: rulings are compared with the positions of bodies and scholars. False: each ruling holds its own positions. */
  comparesPositions: boolean;
  /** `proposalBy` calls it, with what the judging version asks, so that versions can share it. */
  propose: (findings: RulingFindings, asked: Questions, toneIn: ToneIn) => Proposal;
  /** The same for firmness; `firmnessBy` calls it. Null: the editor chooses the firmness, which is then recorded. */
  computeFirmness:
    | ((
        asked: Questions,
        toneIn: ToneIn,
        verdict: Verdict,
        stated: readonly StatedDecision[],
      ) => string)
    | null;
  /** The rows of which `propose` takes the first that fits, by id and in their order; null: a version that does not name them. */
  verdictTable: Readonly<Record<string, VerdictRow>> | null;
  /** The verdict is haram only where a core criterion fails. */
  needsCoreForHaram: boolean;
  /** The exact text that the digest of a ruling covers. */
  documentOf: (ruling: RulingDocument) => string;
}

/** A version with these criteria, declared so that the compiler finds an id that it asks for and does not define. */
export interface MethodOf<Criteria extends CriterionTexts> extends Method {
  criteria: Criteria;
  asks: Asks<{ [K in Kind]: keyof Criteria[K] & string }>;
}

/** The texts of criteria by id, in the order in which /methodology lists them. */
export type CriterionTexts = Record<Kind, Readonly<Record<string, CriterionText>>>;

type Asks<Ids extends Record<Kind, string> = Record<Kind, string>> = {
  [K in Kind]: (scope: Scope, asset: string | null) => AskedCriteria<Ids[K]>;
};

/** The tone of a criterion's answer by the findings of the judging version. */
export type ToneIn = (criterion: string) => Tone;

export type DeparturePart = 'reason' | 'position' | 'secondEditor';

/** The part of a ruling that its method judges. Criteria outside the scope are ignored. */
export interface RulingFindings {
  kind: Kind;
  scope: Scope;
  /** The kind of asset, for a coin on spot. */
  asset: string | null;
  criteria: Readonly<Record<string, JudgedAnswer>>;
  /** The ISO day on which the findings were weighed; null: a version that does not record it. */
  judgedOn: string | null;
}

export interface JudgedAnswer {
  finding: string;
  /** The ISO day on which a resolved failure ended. */
  endedOn?: string | undefined;
}

/** A decision that covers a ruling: by its listing, its kind of asset or its act (`isNamed`), or as one on crypto-assets as such. */
export interface StatedDecision {
  decision: string;
  stance: Stance;
  isNamed: boolean;
  /** It names the listing itself. */
  isOfListing: boolean;
}

export const STANCES = [
  'permitted',
  'conditions',
  'advises-against',
  'forbidden',
  'undecided',
] as const;
export type Stance = (typeof STANCES)[number];

export interface AskedCriteria<Criterion extends string = string> {
  /** Criteria without which the verdict cannot be halal. */
  core: readonly Criterion[];
  other: readonly Criterion[];
}

/** The questions that the judging version has for a ruling. */
export interface Questions extends AskedCriteria {
  /** It asks for the kind of asset, and the ruling gives none. */
  isAssetOpen: boolean;
}

interface Definition {
  name: Bilingual;
  meaning: Bilingual;
}

interface CriterionText {
  name: Bilingual;
  question: Bilingual;
  pass: Bilingual;
  concern: Bilingual;
  fail: Bilingual;
}

interface FindingDefinition extends Definition {
  tone: Tone;
  /** Its letter while it has this tone, if not that of the tone. */
  letter?: FindingLetter;
  /** The finding is of a failure that has ended, and passes this many years after its end. */
  passesAfterYears?: number;
}

export type FirmnessSign = 'full' | 'half' | 'half-diamond' | 'quarter' | 'dashed';

/** Whether the evidence of a verdict with this sign is complete. */
export function hasCompleteEvidence(sign: FirmnessSign): boolean {
  return sign !== 'dashed';
}

interface FirmnessDefinition extends Definition {
  sign: FirmnessSign;
}

export interface VerdictRow<Firmness extends string = string> {
  condition: Bilingual;
  verdict: Verdict | null;
  /** The firmness that comes with it. */
  firmness?: Firmness;
}

export interface Proposal {
  verdict: Verdict | null;
  /** The id of the row that decided, of a version with a verdict table. */
  row?: string;
  reasons: string[];
}

export interface RulingDocument {
  scope: Scope;
  verdict: Verdict;
  ruledAt: string | null;
  grounds: object | null;
  /** The listing's reason, for the ruling on spot; else null. */
  summary: { en: string | null; ar: string | null } | null;
}

/** A text that is published only in both languages together. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** The tone of an answer on a day (ISO): a failure that has ended is a concern for some years and passes then. */
export function toneOf(
  { findings, unanswered }: Pick<Method, 'findings' | 'unanswered'>,
  answer: JudgedAnswer | undefined,
  day: string | null,
): Tone {
  const finding = findings[answer?.finding ?? unanswered];
  if (!finding) throw new Error(`the method has no finding ${answer?.finding}`);
  const { tone, passesAfterYears } = finding;
  if (passesAfterYears === undefined || !answer?.endedOn || !day) return tone;
  const passesOn = new Date(answer.endedOn);
  passesOn.setUTCFullYear(passesOn.getUTCFullYear() + passesAfterYears);
  return new Date(day) < passesOn ? tone : 'pass';
}

/** The tone of an answer on a day (ISO), with the letter of its finding; a failure that ended is history once it passes. */
export function weighedOn(
  method: Pick<Method, 'findings' | 'unanswered'>,
  answer: JudgedAnswer | undefined,
  day: string | null,
): WeighedFinding {
  const tone = toneOf(method, answer, day);
  const finding = method.findings[answer?.finding ?? method.unanswered];
  const letter = finding?.tone === tone ? finding.letter : 'h';
  return { tone, ...(letter && { letter }) };
}

/** Whether the kind of asset decides the criteria of a ruling. */
export function asksAsset({ assets }: Pick<Method, 'assets'>, kind: Kind, scope: Scope): boolean {
  return assets[kind] !== null && scope === SPOT;
}

/** The text as a page in this language shows it. */
export function inLanguage(text: Bilingual, language: string): string {
  return isolatePercentages(text[textLanguage(language)]);
}

/** The language of the stored texts on a page in `language`: English for one that they are not written in. */
export function textLanguage(language: string): keyof Bilingual {
  return language === 'ar' ? 'ar' : 'en';
}

/** A value as JSON with the keys of every object in order: PostgreSQL keeps those of a jsonb in an order of its own. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
