import { useLanguage } from '#app/i18n/use-language.ts';
import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import { fieldName } from './field-name.ts';
import { type MarkedPart, markedLetters } from './marked-letters.ts';

/** The pasted text above the text it looks like, the letters that differ marked in both. */
export function AddressPair({ checked, match }: { checked: Checked; match: ShownMatch }) {
  const { text } = useLanguage();
  const { check } = text.caution;
  const inCase = match.differences.some(({ what }) => what === 'capitals');
  const [shown, expected] = markedLetters(comparedIn(checked, match), bareAddress(match.text), {
    inCase,
  });
  return (
    <dl className="grid gap-2">
      <Line label={check.pasted} parts={shown} />
      <Line label={check.says(fieldName(text, match.field))} parts={expected} />
    </dl>
  );
}

function Line({ label, parts }: { label: string; parts: MarkedPart[] }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      {/* Both begin at the same edge, whatever their direction. */}
      <dd className="text-xl leading-snug font-medium break-all" dir="ltr">
        {parts.map(({ text, differs }, place) =>
          differs ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
            <mark key={place} className="rounded-xs underline decoration-2 underline-offset-4">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </dd>
    </div>
  );
}

// Only the host is compared where the host alone identifies the owner.
function comparedIn({ address, text }: Checked, { field, differences }: ShownMatch): string {
  const isElsewhere = differences.some(({ what }) => what === 'user' || what === 'path');
  return bareAddress(address && field === 'website' && !isElsewhere ? address.host : text);
}

function bareAddress(text: string): string {
  return text.replace(/^[a-z]+:\/\//i, '').replace(/^www\./i, '');
}
