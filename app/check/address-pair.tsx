import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import { fieldName } from './field-name.ts';
import { type MarkedPart, markedLetters } from './marked-letters.ts';

/**
 * The pasted text directly above the text it looks like, with the letters that differ marked. Both and their labels begin at the
 * left edge in every language.
 */
export function AddressPair({ checked, match }: { checked: Checked; match: ShownMatch }) {
  const { text } = useLanguage();
  const { check } = text.caution;
  const inCase = match.differences.some(({ what }) => what === 'capitals');
  const [shown, expected] = markedLetters(comparedIn(checked, match), bareAddress(match.text), {
    inCase,
  });
  return (
    <dl
      dir="ltr"
      className="alarm-caution grid grid-cols-[auto_minmax(0,max-content)] justify-start gap-x-2 rounded-lg border border-line p-3 pe-4 leading-snug sm:gap-x-3 sm:p-4"
    >
      <div className="contents">
        <dt className="col-start-2 text-sm text-muted">
          <bdi>{check.pasted}</bdi>
        </dt>
        <Line parts={shown} />
      </div>
      <div className="contents">
        <dt className="col-start-2 pt-1 text-sm text-muted sm:pt-2">
          <bdi>{check.listedAs(fieldName(text, match.field))}</bdi>
        </dt>
        <Line parts={expected} isListed />
      </div>
    </dl>
  );
}

/** Whether the comparison with the first match shows all that was pasted. */
export function isAllCompared(checked: Checked): boolean {
  const [match] = checked.matches;
  const isCompared = checked.result === 'looks-like' || checked.result === 'warned';
  return (
    isCompared &&
    match !== undefined &&
    checked.pieces.every(({ code }) => !code) &&
    bareAddress(checked.text) === comparedIn(checked, match)
  );
}

function Line({ parts, isListed = false }: { parts: MarkedPart[]; isListed?: boolean }) {
  const Icon = isListed ? BadgeCheck : TriangleAlert;
  return (
    <dd className="contents">
      <Icon
        className={`mt-0.5 size-5 shrink-0 sm:mt-1.5 ${isListed ? 'text-accent' : 'text-(--alarm)'}`}
        aria-hidden="true"
      />
      <code dir="ltr" className="text-start text-lg leading-snug break-all sm:text-2xl">
        {parts.map(({ text, differs }, place) =>
          differs ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
              key={place}
              className={`rounded-xs underline decoration-2 underline-offset-4 ${isListed ? '' : 'bg-(--alarm)/20 text-(--alarm)'}`}
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </code>
    </dd>
  );
}

// Only the host is compared where the host alone identifies the owner.
function comparedIn(
  { address, text, isSharedDomain }: Checked,
  { field, differences }: ShownMatch,
): string {
  const isElsewhere = differences.some(({ what }) => what === 'user' || what === 'path');
  const isOwners = field === 'website' && !isElsewhere && !isSharedDomain;
  return bareAddress(address && isOwners ? address.host : text);
}

function bareAddress(text: string): string {
  return text.replace(/^[a-z]+:\/\//i, '').replace(/^www\./i, '');
}
