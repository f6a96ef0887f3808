import { BadgeCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { checkHref } from './check-query.ts';

/** The answers that a check can give, before one is asked, each with checks to try. */
export function PossibleAnswers() {
  const { text, to } = useLanguage();
  const { possible } = text.caution.check;
  const answers = [
    { ...possible.official, Icon: BadgeCheck, colour: 'text-accent', examples: ['binance.com'] },
    {
      ...possible.looksLike,
      Icon: TriangleAlert,
      colour: 'alarm-caution text-(--alarm)',
      examples: ['binance-support.com', 't.me/rain_support'],
    },
    { ...possible.warned, Icon: OctagonAlert, colour: 'alarm-danger text-(--alarm)', examples: [] },
    { ...possible.unknown, Icon: CircleHelp, colour: 'text-muted', examples: ['example.org'] },
  ];
  return (
    <section aria-labelledby="possible" className="grid content-start gap-3">
      <h2 id="possible" className="text-lg">
        {possible.title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {answers.map(({ title, text, Icon, colour, examples }) => (
          <li key={title} className="card flex gap-3 p-4">
            <Icon className={`mt-0.5 size-6 shrink-0 ${colour}`} aria-hidden="true" />
            <div className="grid content-start gap-1">
              <h3 className={`text-base ${colour}`}>{title}</h3>
              <p className="text-sm text-pretty">{text}</p>
              <p className="flex flex-wrap gap-2 pt-1 empty:hidden">
                {examples.map((example) => (
                  <Link
                    key={example}
                    to={checkHref(to('/check'), example)}
                    rel="nofollow"
                    className="example"
                  >
                    <bdi dir="ltr">{example}</bdi>
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
