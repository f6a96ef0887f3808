import type { Kind } from '#domain/listing/kind.ts';
import { criteriaOf, methodOf } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { Answer, Grounds } from '#domain/ruling/ruling.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** The version whose rulings hold positions. */
const METHOD = methodOf('1');

const FIRST_FINDING: Record<Verdict, string> = {
  halal: 'pass',
  questionable: 'concern',
  haram: 'fail',
};

/** The grounds of a generated verdict: all criteria with a sentence, the first of them decisive, and two positions. */
export function makeGrounds(kind: Kind, verdict: Verdict, site: string): Grounds {
  const judged = { kind, scope: SPOT, asset: null };
  const findings = criteriaOf(METHOD, judged).map((criterion, place) => {
    const finding = place === 0 ? FIRST_FINDING[verdict] : 'pass';
    return [criterion, answerOf(finding, `${site}/paper.pdf#${criterion}`)] as const;
  });
  return {
    method: METHOD.version,
    firmness: 'disputed',
    reviewDue: null,
    reviewer: 'The editors',
    departure: null,
    criteria: Object.fromEntries(findings),
    positions: ['halal' as const, 'haram' as const].map((stance) => ({
      who: { en: 'A board of scholars', ar: 'هيئة شرعية' },
      stance,
      quote: 'It may be held by those who know what it is, and not lent against a return.',
      language: 'en',
      url: `${site}/${stance}`,
      title: 'A ruling on digital units',
      saidOn: '2025',
    })),
  };
}

function answerOf(finding: string, url: string): Answer {
  return {
    finding,
    note: {
      en: 'The paper says who issues the units and what they are for, and no interest is paid on them.',
      ar: 'تذكر الورقة من يصدر الوحدات وما الغرض منها، ولا فائدة تُدفع عليها.',
    },
    evidence: [
      {
        url,
        title: 'The paper',
        quote: 'The units are issued once, in a number that anyone can read, and bear no interest.',
        readOn: '2026-01-01',
      },
    ],
  };
}
