import { Link } from 'react-router';
import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { FirstLine, Subject, SubjectLine } from '#domain/position/subjects.ts';
import { CoverName } from './covers.tsx';
import { SaidOn } from './position-card.tsx';
import { StanceBadge } from './stance-badge.tsx';
import { StanceShares, StanceSquare } from './stance-shares.tsx';

/**
 * Subjects with the shares of stances on them, each opening to the bodies and scholars, a column for each stance. The first of
 * each stance are shown before that, on a phone for the first `named` subjects.
 */
export function Subjects({
  subjects,
  isOpen,
  named = 2,
}: {
  subjects: Subject[];
  isOpen: boolean;
  named?: number;
}) {
  return (
    <ul className="card divide-y divide-line">
      {subjects.map((subject, place) => (
        <li key={JSON.stringify(subject.cover)}>
          <details open={isOpen} className="peer">
            <SubjectSummary subject={subject} isNamed={place < named} />
            <HoldersByStance subject={subject} />
          </details>
          <FirstOfStances first={subject.first} isNamed={place < named} />
        </li>
      ))}
    </ul>
  );
}

function SubjectSummary({ subject, isNamed }: { subject: Subject; isNamed: boolean }) {
  const { text, locale } = useLanguage();
  const { cover, decisions, byStance, first } = subject;
  const listed = listedIn(subject);
  const counted = byStance.map(
    ([stance, count]) => [stance, text.positions.counted[stance](count)] as const,
  );
  return (
    <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:text-accent lg:items-start lg:grid-cols-[16rem_minmax(0,1fr)_6.5rem]">
      <hgroup className="grid">
        <h3 className="text-base first-letter:uppercase">
          <CoverName cover={cover} />
        </h3>
        <p className="text-sm text-muted">{text.ruling.decisions(decisions)}</p>
      </hgroup>
      <span className="col-span-full grid gap-1 max-lg:order-last lg:col-auto">
        <StanceShares byStance={byStance} className="h-2.5 w-full" />
        <span
          aria-hidden="true"
          className="snug flex flex-wrap gap-x-3 gap-y-1 text-xsm text-muted sm:hidden"
        >
          {counted.map(([stance, words]) => (
            <span key={stance} className="flex items-center gap-1">
              <StanceSquare stance={stance} />
              {words}
            </span>
          ))}
        </span>
        <span className="text-sm text-pretty text-muted max-sm:sr-only">
          {formatList(
            locale,
            counted.map(([, words]) => words),
          )}
        </span>
      </span>
      <span className="flex items-center justify-end gap-2 text-sm text-muted">
        {(listed > first.length || !isNamed) && (
          <span className={`whitespace-nowrap ${listed > first.length ? '' : 'sm:hidden'}`}>
            {text.filters.showAll}
          </span>
        )}
        <FoldMark />
      </span>
    </summary>
  );
}

function listedIn({ stances }: Subject): number {
  return stances.flatMap(({ positions }) => positions).length;
}

/** The bodies and scholars of a subject, a column for each stance. */
function HoldersByStance({ subject }: { subject: Subject }) {
  const { text } = useLanguage();
  const { decisions, stances } = subject;
  const listed = listedIn(subject);
  return (
    <>
      {listed > decisions && (
        <p className="max-w-prose px-4 pb-4 text-sm text-muted">
          {text.positions.parts(listed, decisions)}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-4 px-4 pb-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {stances.map(({ stance, positions }) => (
          <section key={stance} className="grid content-start gap-2">
            <h4>
              <StanceBadge stance={stance} />
            </h4>
            <ul className="grid gap-1.5 text-sm">
              {positions.map((position) => (
                <Holder key={position.id} position={position} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The first position of each stance, while the subject is folded; on a phone only if it `isNamed`. */
function FirstOfStances({ first, isNamed }: { first: FirstLine[]; isNamed: boolean }) {
  const { text } = useLanguage();
  return (
    <ul
      className={`grid gap-1.5 px-4 pb-3 text-sm peer-open:hidden max-sm:gap-0 lg:ps-[18rem] ${isNamed ? '' : 'max-sm:hidden'}`}
    >
      {first.map((position) => (
        <li
          key={position.id}
          className="grid items-baseline justify-items-start gap-x-4 max-sm:border-t max-sm:border-line max-sm:py-1.5 sm:grid-cols-[13.5rem_minmax(0,1fr)]"
        >
          <span className="inline-flex items-center gap-1.5 font-medium sm:hidden">
            <StanceSquare stance={position.stance} />
            {text.positions.stances[position.stance]}
          </span>
          <span className="max-sm:hidden">
            <StanceBadge stance={position.stance} />
          </span>
          <span className="max-sm:py-0.5">
            <Named position={position} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Subjects with one decision each, a line each, folded. */
export function SingleSubjects({ subjects, isOpen }: { subjects: Subject[]; isOpen: boolean }) {
  const { text } = useLanguage();
  return (
    <details open={isOpen} className="card">
      <summary className="flex cursor-pointer items-center justify-between gap-4 px-4 py-3 font-semibold hover:text-accent">
        {text.positions.singles(subjects.length)}
        <FoldMark />
      </summary>
      <ul className="grid gap-x-6 gap-y-3 px-4 pb-4 text-sm md:grid-cols-2">
        {subjects.map(({ cover, stances }) => (
          <li key={JSON.stringify(cover)} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3 className="text-base first-letter:uppercase">
              <CoverName cover={cover} />
            </h3>
            {stances.map(({ stance, positions }) => (
              <div key={stance} className="contents">
                <StanceBadge stance={stance} />
                <ul className="contents">
                  {positions.map((position) => (
                    <Holder key={position.id} position={position} />
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Holder({ position }: { position: SubjectLine }) {
  return (
    <li>
      <Named position={position} />
    </li>
  );
}

// A body or scholar, when they said it, what it is limited to, and what they have said since.
function Named({
  position: { id, who, holder, saidOn, limit, newer },
}: {
  position: Omit<SubjectLine, 'stance'>;
}) {
  const { text, to } = useLanguage();
  const words = text.positions;
  return (
    <>
      <Facts
        facts={[
          <Link key="who" to={`${to(`/positions/${holder}`)}#${id}`} className="link wrap-anywhere">
            {who}
          </Link>,
          <span key="said" className="whitespace-nowrap text-muted">
            {saidOn ? <SaidOn day={saidOn} /> : words.undated}
          </span>,
        ]}
      />
      {limit && <span className="block text-muted">{limit}</span>}
      {newer?.saidOn && (
        <span className="block text-muted">
          {words.newer(words.stances[newer.stance], newer.saidOn.slice(0, 4))}
        </span>
      )}
    </>
  );
}
