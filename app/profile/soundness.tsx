import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Criteria } from '#app/ruling/criteria.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { Tone } from '#domain/method/definition.ts';
import type { Evidence } from '#domain/ruling/ruling.ts';
import type { Question, SoundnessAnswer } from '#domain/soundness/soundness.ts';

/** The answers about soundness in a page's language; `stars` null: a question is open. */
export interface SoundnessView {
  stars: number | null;
  answers: {
    question: Question;
    answer: SoundnessAnswer;
    note: string | null;
    evidence: Evidence[];
  }[];
}

const TONES: Record<SoundnessAnswer, Tone> = {
  yes: 'pass',
  partly: 'concern',
  no: 'fail',
  'not-known': 'unknown',
};

/** The stars in words, with the answers that they are the sum of. */
export function SoundnessSection({
  soundness: { stars, answers },
  rating,
}: {
  soundness: SoundnessView;
  rating: number | null;
}) {
  const { text, locale } = useLanguage();
  const words = text.soundness;
  return (
    <Fold
      id="soundness"
      title={words.title}
      note={rating !== null && text.rating.outOf5(numberFormat(locale).format(rating))}
    >
      <p className="max-w-prose">{stars === null ? words.estimate : words.meaning}</p>
      {answers.length > 0 && (
        <Criteria
          kind={null}
          criteria={answers.map(({ question, answer, note, evidence }) => ({
            id: question,
            ...words.questions[question],
            isCore: false,
            finding: {
              id: answer,
              tone: TONES[answer],
              name: words.answers[answer],
            },
            note,
            evidence,
          }))}
        />
      )}
    </Fold>
  );
}
