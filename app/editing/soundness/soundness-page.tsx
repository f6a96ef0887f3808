import { useFormMetadata } from '@conform-to/react';
import { EvidencedFields } from '#app/editing/evidence/evidenced-fields.tsx';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { readValues } from '#app/editing/form/typed-texts.ts';
import { groupLabel } from '#app/editing/part/error-labels.ts';
import type { PartProps } from '#app/editing/part/loaded-part.ts';
import { PartPage } from '#app/editing/part/part-page.tsx';
import { en } from '#app/i18n/text.en.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { QUESTIONS, type Question, soundnessSchema, starsOf } from '#domain/soundness/soundness.ts';
import { checkSoundnessForm } from './check-soundness.ts';
import { type LoadedSoundness, soundnessFromForm, typedSoundness } from './typed-soundness.ts';

const WORDS = en.soundness;
const TITLES = Object.fromEntries(
  QUESTIONS.map((question) => [question, WORDS.questions[question].name]),
);
const ANSWERS = { '': 'Not answered', ...WORDS.answers };

/** The page of the answers about a listing's soundness. */
export function SoundnessPage({ loaded, response }: PartProps<LoadedSoundness>) {
  return (
    <PartPage
      part="soundness"
      loaded={loaded}
      response={response}
      schema={typedSoundness}
      check={checkSoundnessForm}
      labelOf={(field) => groupLabel(field, TITLES)}
    >
      {({ rating, today }) => (
        <>
          <Stars rating={rating} />
          {QUESTIONS.map((question) => (
            <AnswerFields key={question} question={question} today={today} />
          ))}
        </>
      )}
    </PartPage>
  );
}

/** The stars by the answers as they are typed. */
function Stars({ rating }: { rating: number | null }) {
  const form = useFormMetadata();
  const stored = soundnessFromForm(
    readValues(typedSoundness, form.value) ?? typedSoundness.parse({}),
  );
  const { data } = soundnessSchema.safeParse(stored);
  const stars = data ? starsOf(data) : null;
  return (
    <p role="status" className="text-sm text-muted">
      {stars === null
        ? `The rating (${rating ?? 'none'}) stays an editor’s estimate until each question has an answer with a note and a source.`
        : `From these answers: ${WORDS.title.toLowerCase()} ${stars} out of 5. The rating is computed from it: rounded down, at least 1.`}
    </p>
  );
}

function AnswerFields({ question, today }: { question: Question; today: string }) {
  const { name, question: asked } = WORDS.questions[question];
  return (
    <EvidencedFields name={question} title={name} text={asked} today={today}>
      <ChoiceField
        name={`${question}.answer`}
        label="Answer"
        options={ANSWERS}
        className="max-w-60"
      />
      <BothLanguages name={`${question}.note`} label="Note" maxLength={RULING_LIMITS.prose} />
    </EvidencedFields>
  );
}
