import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import type { ShownVerdict } from '#app/verdict/verdict-lockup.tsx';
import type { Stance } from '#domain/method/definition.ts';
import type { CoverView } from '#domain/position/position-view.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { CoverName } from './covers.tsx';

/** The site's own rulings by the key of the subject. */
export type OurRulings = Readonly<Record<string, OurRuling>>;
/** `href`: the path of its criteria. */
export type OurRuling = Omit<ShownVerdict, 'scope' | 'scopeName' | 'isMain'> &
  Pick<RulingGlance, 'scopeName' | 'ruledAt'> & { href: string };

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
  const { text, to, locale } = useLanguage();
  const words = text.positions;
  const shown = covers.flatMap((cover) => {
    const ruling = rulings[coverKey(cover)];
    return ruling ? [{ cover, ruling }] : [];
  });
  return shown.map(({ cover, ruling }) => (
    <p key={coverKey(cover)} className="snug text-sm text-muted">
      <Facts
        facts={[
          covers.length > 1 && (
            <>
              {words.ourVerdict} <CoverName cover={cover} />
            </>
          ),
          <>
            {covers.length === 1 && `${words.ourVerdict} `}
            <span data-verdict="">{text.verdict[ruling.verdict]}</span>
          </>,
          <Firmness key="firmness" firmness={ruling.firmness} />,
          ruling.isDeparture && text.verdict.departure,
          ruling.isOverdue && text.verdict.overdue,
          ruling.scopeName,
          ruling.ruledAt && (
            <time key="day" dateTime={ruling.ruledAt} className="whitespace-nowrap">
              {formatDate(locale, ruling.ruledAt)}
            </time>
          ),
          stances.some((stance) => differs(ruling.verdict, stance)) && (
            <Link key="why" to={to(ruling.href)} className="link whitespace-nowrap">
              {words.whyOurs}
            </Link>
          ),
        ]}
      />
    </p>
  ));
}

function Firmness({ firmness }: Pick<OurRuling, 'firmness'>) {
  const { text } = useLanguage();
  if (!firmness) return text.verdict.noFirmness;
  return (
    <span className="inline-flex items-center gap-1">
      <FirmnessMark sign={firmness.sign} />
      {firmness.name}
    </span>
  );
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
