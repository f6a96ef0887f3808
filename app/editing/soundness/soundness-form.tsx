import { useFormMetadata } from '@conform-to/react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { EvidenceRows } from '#app/editing/ruling/evidence-rows.tsx';
import { en } from '#app/i18n/text.en.ts';
import { LONGEST_IN_RULING } from '#domain/ruling/ruling.ts';
import { QUESTIONS, type Question, soundnessSchema, starsOf } from '#domain/soundness/soundness.ts';
import { checkSoundnessForm } from './check-soundness.ts';
import type { LoadedSoundness, SoundnessFormAnswer } from './loaded-soundness.ts';
import { soundnessIn, soundnessInput, typedSoundness } from './typed-soundness.ts';

const WORDS = en.soundness;
const ANSWERS = { '': 'Not answered', ...WORDS.answers };

/** The form of the answers about a listing's soundness. */
export function SoundnessForm({
  loaded,
  answer,
}: {
  loaded: LoadedSoundness;
  answer: SoundnessFormAnswer | undefined;
}) {
  const { kind, email, input, today } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  return (
    <EditForm
      id="soundness"
      action={pathname}
      doneAt={pathname}
      values={input}
      check={checkSoundnessForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedSoundness.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving the answers. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} meanwhile. What you typed is still here; once it is put back, save again.`}
      labelOf={labelOf}
      save={{ label: 'Save answers', cancel: path }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="answers"
              valuesIn={soundnessInput}
            />
          )}
          <Stars rating={(conflict?.latest ?? loaded).rating} />
          {QUESTIONS.map((question) => (
            <AnswerFields key={question} question={question} today={today} />
          ))}
        </>
      )}
    </EditForm>
  );
}

/** The stars by the answers as they are typed. */
function Stars({ rating }: { rating: number | null }) {
  const form = useFormMetadata();
  const stored = soundnessIn(soundnessInput(form.value));
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
    <section aria-label={name} className="card grid gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-base">{name}</h2>
        <p className="text-sm text-muted">{asked}</p>
      </div>
      <ChoiceField
        name={`${question}.answer`}
        label="Answer"
        options={ANSWERS}
        className="max-w-60"
      />
      <BothLanguages name={`${question}.note`} label="Note" maxLength={LONGEST_IN_RULING.prose} />
      <EvidenceRows name={`${question}.evidence`} listName={name} today={today} />
    </section>
  );
}

function labelOf(field: string): string {
  const question = QUESTIONS.find((each) => field.startsWith(`${each}.`));
  return question ? WORDS.questions[question].name : field;
}
