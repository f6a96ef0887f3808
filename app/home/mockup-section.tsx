import { Check } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ReviewMockup } from './review-mockup.tsx';

/** The parts of a review, beside a drawing of one. */
export function MockupSection() {
  const { text } = useLanguage();
  return (
    <section
      aria-labelledby="mockup-title"
      className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2"
    >
      <div className="grid gap-5">
        <h2 id="mockup-title" className="text-2xl sm:text-3xl">
          {text.home.mockupTitle}
        </h2>
        <p className="max-w-prose text-lg text-pretty text-muted">{text.home.mockupText}</p>
        <ul className="grid gap-3">
          {text.home.mockupPoints.map((point) => (
            <li key={point} className="flex gap-3">
              <Check className="mt-1 size-5 shrink-0 text-accent" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <ReviewMockup />
    </section>
  );
}
