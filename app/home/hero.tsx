import { Bookmark, Columns2, MapPin, Play, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AskForm } from '#app/listing/ask-form.tsx';
import { OperatorLink } from '#app/operator/operator-link.tsx';
import { Examples } from '#app/search/examples.tsx';
import { Counted } from '#app/ui/counted.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { type BoardView, VerdictBoard } from './verdict-board.tsx';

const TOOLS = [
  { key: 'check', path: '/check', Icon: ShieldCheck },
  { key: 'compare', path: '/compare', Icon: Columns2 },
  { key: 'mine', path: '/mine', Icon: Bookmark },
  { key: 'countries', path: '/country', Icon: MapPin },
] as const;

/** The introduction: what the site is for, one field for a name or a link, counted figures, and today's verdicts. */
export function Hero({ board }: { board: BoardView | null }) {
  const { text } = useLanguage();
  return (
    <section className="container-page grid grid-cols-1 items-start gap-x-12 gap-y-5 pt-3 sm:pt-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)]">
      <div className="grid grid-cols-1 gap-4">
        <h1 className="home-heading">{text.home.heroTitle}</h1>
        <p className="max-w-xl text-pretty text-muted sm:text-lg sm:leading-relaxed">
          {text.home.heroText}
        </p>
        <AskForm />
        <Examples />
        {board && <Counts counts={board.counts} />}
      </div>
      {board && (
        <VerdictBoard coins={board.counts.coins} verdicts={board.verdicts} shown={board.shown} />
      )}
    </section>
  );
}

function Counts({ counts }: Pick<BoardView, 'counts'>) {
  const { text, to } = useLanguage();
  const { counted } = text.methodology;
  const rows = [
    { words: counted.coin(counts.coins), path: '/cryptocurrencies' },
    { words: counted.exchange(counts.exchanges), path: '/exchange' },
    { words: text.home.counts.sources(counts.sources), path: '/methodology' },
    { words: text.home.counts.entries(counts.ledgerEntries), path: '/changes' },
  ];
  return (
    <ul className="home-counts grid pt-1 sm:flex sm:gap-x-8">
      {rows.map(({ words, path }) => (
        <li key={path}>
          <Link to={to(path)} className="grid hover:text-accent">
            <Counted words={words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the tools, and the fixed figures and links of requirement 1.4. */
export function Tools() {
  const { text, to } = useLanguage();
  return (
    <section aria-label={text.home.toolsTitle} className="container-page grid gap-4 pt-6">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TOOLS.map(({ path, key, Icon }) => (
          <li
            key={path}
            className="card relative grid content-center gap-0.5 px-3 py-2.5 sm:content-start sm:py-4"
          >
            <Link
              to={to(path)}
              className="row-link flex items-center gap-2 text-md font-semibold hover:text-accent max-sm:leading-snug"
            >
              <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
              {text.home.tools[key].title}
            </Link>
            <span className="text-sm text-muted max-sm:sr-only">{text.home.tools[key].hint}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <p className="specimen snug flex flex-wrap gap-x-1.5 max-sm:text-xsm">
          <span>
            {text.home.illustrative} {text.home.placeholders}:
          </span>
          <Facts
            facts={text.home.statistics.map(({ figure, label }) => (
              <span key={label} className="whitespace-nowrap">
                <bdi dir="ltr">{figure}</bdi> {label}
              </span>
            ))}
          />
        </p>
        <OperatorLink name="signUp" className="link inline-flex min-h-8 items-center gap-1">
          {text.home.signUp}
        </OperatorLink>
        <OperatorLink name="demoVideo" className="link inline-flex min-h-8 items-center gap-1">
          <Play className="size-4" aria-hidden="true" />
          {text.home.watchDemo}
        </OperatorLink>
      </div>
    </section>
  );
}
