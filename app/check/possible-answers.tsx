import { BadgeCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The answers that a check can give, before one is asked. */
export function PossibleAnswers() {
  const { text } = useLanguage();
  const { possible } = text.caution.check;
  const answers = [
    { ...possible.official, Icon: BadgeCheck },
    { ...possible.looksLike, Icon: TriangleAlert },
    { ...possible.warned, Icon: OctagonAlert },
    { ...possible.unknown, Icon: CircleHelp },
  ];
  return (
    <section aria-labelledby="possible" className="grid content-start gap-3">
      <h2 id="possible" className="text-lg">
        {possible.title}
      </h2>
      <ul className="grid gap-4">
        {answers.map(({ title, text, Icon }) => (
          <li key={title} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-sm text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
