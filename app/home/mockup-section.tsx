import { useLanguage } from '#app/i18n/use-language.ts';
import { Cached } from '#app/markup/cached.ts';
import { Callout, ReviewMockup, type Sample } from './review-mockup.tsx';

/** The parts of a review, beside a drawing of one. */
export function MockupSection({ sample }: { sample: Sample | null }) {
  const { text, language } = useLanguage();
  return (
    <Cached by={['sample review', language, sample]}>
      <section
        aria-labelledby="mockup-title"
        className="grid grid-cols-1 items-center gap-4 sm:gap-10 lg:grid-cols-2"
      >
        <div className="grid gap-2 sm:gap-5">
          <h2 id="mockup-title" className="text-2xl max-sm:text-xl">
            {text.home.mockupTitle}
          </h2>
          <p className="max-w-prose text-lg text-pretty text-muted max-sm:sr-only">
            {text.home.mockupText}
          </p>
          <ul className="grid gap-1.5 sm:gap-3">
            {text.home.mockupPoints.map((point, place) => (
              <li key={point} className="flex gap-3">
                <Callout number={place + 1} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {sample && <ReviewMockup sample={sample} />}
      </section>
    </Cached>
  );
}
