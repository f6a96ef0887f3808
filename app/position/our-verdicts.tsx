import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Decided, Decides } from '#app/verdict/decides.tsx';
import { type ShownVerdict, VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import type { Stance } from '#domain/method/definition.ts';
import type { CoverView } from '#domain/position/position-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { CoverName } from './covers.tsx';

/** The site's own rulings by the key of the subject. */
export type OurRulings = Readonly<Record<string, OurRuling>>;
/** `href`: the path of its criteria. */
export type OurRuling = Omit<ShownVerdict, 'scope' | 'scopeName' | 'isMain'> &
  Decided & { href: string };

export function coverKey(cover: CoverView): string {
  return JSON.stringify(cover);
}

/** The site's own verdicts on the subjects of positions, so that readers see where it differs, and from what. */
export function OurVerdicts({
  covers,
  stances,
  rulings,
}: {
  covers: CoverView[];
  stances: Stance[];
  rulings: OurRulings;
}) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const shown = covers.flatMap((cover) => {
    const ruling = rulings[coverKey(cover)];
    return ruling ? [{ cover, ruling }] : [];
  });
  return shown.map(({ cover, ruling }) => (
    <div key={coverKey(cover)} className="flex flex-wrap items-center gap-x-2 text-sm font-normal">
      <span className="text-muted">
        {words.ourVerdict}
        {covers.length > 1 && (
          <>
            {' '}
            <CoverName cover={cover} />
          </>
        )}
      </span>
      <VerdictDisc ruling={ruling} isNamed />
      {stances.some((stance) => differs(ruling.verdict, stance)) && (
        <p className="flex basis-full flex-wrap gap-x-2">
          <Decides ruling={ruling} />{' '}
          <Link to={to(ruling.href)} className="link">
            {words.whyOurs}
          </Link>
        </p>
      )}
    </div>
  ));
}

function differs(verdict: Verdict, stance: Stance): boolean {
  if (stance === 'undecided') return false;
  return !ALIKE[verdict].includes(stance);
}

const ALIKE: Record<Verdict, Stance[]> = {
  halal: ['permitted', 'conditions'],
  questionable: ['advises-against'],
  haram: ['forbidden'],
};
