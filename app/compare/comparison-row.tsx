import type { ReactNode } from 'react';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Rosette } from '#app/verdict/rosette.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { UnofferedReason } from '#domain/ruling/offers.ts';
import { lettersIn } from '#domain/ruling/ruling-glance.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';

/** A row with its label: beside its cells on a wide screen, above them on others. */
export function Row({
  id,
  label,
  note,
  isMarked = false,
  askedNote,
  children,
}: {
  id?: string;
  label: string;
  /** The scope of all its cells. */
  note?: string | undefined;
  /** Has the mark of rows that differ. */
  isMarked?: boolean;
  /** Says that only some of the columns are asked. */
  askedNote?: string;
  children: ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <tr id={id}>
      <th scope="row">
        <span className="comparison-label">
          {label}
          {note && <span className="comparison-sign text-muted">{note}</span>}
          {isMarked && (
            <span className="comparison-sign">
              <span aria-hidden="true">≠ </span>
              {text.compare.differs}
            </span>
          )}
          {askedNote && <span className="comparison-sign text-muted">{askedNote}</span>}
        </span>
      </th>
      {children}
    </tr>
  );
}

/** The name of the rows of a table body; `isMinor`: of some of them. */
export function GroupHeading({
  name,
  columns,
  isMinor = false,
}: {
  name: string;
  columns: number;
  isMinor?: boolean;
}) {
  return (
    <tr className={isMinor ? undefined : 'comparison-group'}>
      <th scope="rowgroup" colSpan={columns + 1}>
        <span
          className={`comparison-label ${isMinor ? 'text-sm text-muted' : 'text-lg font-semibold'}`}
        >
          {name}
        </span>
      </th>
    </tr>
  );
}

/** A verdict with its firmness, scope and date. */
export function Verdict({
  ruling,
  isMain = false,
  isPair = false,
  isScopeHeaded = false,
  unofferedReason,
}: {
  ruling: RulingView | undefined;
  /** At the head of a column, with its rosette. */
  isMain?: boolean;
  /** One of two columns, which are wide enough for the words beside the rosette. */
  isPair?: boolean;
  /** The row names the scope. */
  isScopeHeaded?: boolean;
  unofferedReason?: UnofferedReason | undefined;
}) {
  const { text, locale } = useLanguage();
  if (!ruling && !isMain) {
    return (
      <span className="text-muted">
        {unofferedReason ? text.ruling.unoffered[unofferedReason] : text.compare.notRuled}
      </span>
    );
  }
  const words = (
    <span className="block">
      <VerdictLockup ruling={ruling ?? null} isScopeNamed />
      {isMain && !isScopeHeaded && ruling && (
        <span className="block pt-1.5">{ruling.scopeName}</span>
      )}
      {ruling?.ruledAt && (
        <span className="block pt-0.5 text-sm text-muted">
          <span className="max-sm:sr-only">{text.ruling.classified} </span>
          {formatDate(locale, ruling.ruledAt)}
        </span>
      )}
    </span>
  );
  if (!isMain) return words;
  const glance = ruling && { ...ruling, findings: lettersIn(ruling.grounds?.criteria ?? []) };
  return (
    <span
      className={`flex flex-wrap items-center gap-x-4 gap-y-2${isPair ? ' lg:flex-nowrap' : ''}`}
    >
      <Rosette ruling={glance ?? null} size="md" isDecorative />
      {words}
    </span>
  );
}
