import { BadgeCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { checkHref } from './check-query.ts';

/** The answers that a check can give, before one is asked, each with checks to try. */
export function PossibleAnswers({
  hasLists,
}: {
  /** A list of warnings has been read, so that an address can be on one. */
  hasLists: boolean;
}) {
  const { text, to } = useLanguage();
  const { possible } = text.caution.check;
  const warned = {
    ...possible.warned,
    Icon: OctagonAlert,
    colour: 'alarm-caution text-(--alarm)',
    examples: [],
  };
  const answers = [
    { ...possible.official, Icon: BadgeCheck, colour: 'text-accent', examples: ['binance.com'] },
    {
      ...possible.looksLike,
      Icon: TriangleAlert,
      colour: 'alarm-caution text-(--alarm)',
      examples: ['binance-support.com', 't.me/rain_support'],
    },
    hasLists && warned,
    { ...possible.unknown, Icon: CircleHelp, colour: 'text-muted', examples: ['example.org'] },
  ].filter((answer) => answer !== false);
  return (
    <section aria-labelledby="possible" className="grid content-start gap-3">
      <h2 id="possible" className="text-lg">
        {possible.title}
      </h2>
      <ul className="card divide-y divide-line px-4 sm:px-5">
        {answers.map(({ title, text, Icon, colour, examples }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-3 lg:grid-cols-[auto_10rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-4"
          >
            <Icon className={`size-6 lg:translate-y-1.5 ${colour}`} aria-hidden="true" />
            <h3 className={`text-base ${colour}`}>{title}</h3>
            <p className="text-pretty max-lg:col-start-2">{text}</p>
            <p className="flex flex-wrap items-center gap-2 empty:hidden max-lg:col-start-2 lg:col-start-3">
              {examples.length > 0 && <span className="text-sm text-muted">{possible.toTry}</span>}
              {examples.map((example) => (
                <Link
                  key={example}
                  to={checkHref(to('/check'), example)}
                  rel="nofollow"
                  className="example text-sm"
                >
                  <bdi dir="ltr">{example}</bdi>
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
