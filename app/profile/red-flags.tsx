import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AddressDifferences } from '#app/check/differences.tsx';
import { fieldName } from '#app/check/field-name.ts';
import { formatDate, formatList, formatMoment, formatShare } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { MARKET_FLAGS } from '#domain/red-flag/red-flags.ts';
import { isolated, latin } from '#domain/text/isolated.ts';
import type { RedFlagsView, RedFlagView } from './red-flag-view.ts';

/** The red flags of a listing with their sources, and the checks without a finding. */
export function RedFlags({ flags, kind }: { flags: RedFlagsView; kind: Kind }) {
  const { text, locale } = useLanguage();
  const words = text.caution.flags;
  const named = (names: RedFlagsView['clear']) =>
    formatList(
      locale,
      names.map((name) => words.names[name]),
    );
  const marketClear = flags.clear.filter((name) => MARKET_FLAGS.includes(name));
  const clear = flags.clear.filter((name) => !MARKET_FLAGS.includes(name));
  return (
    <section aria-labelledby="red-flags" className="grid gap-3">
      <h2 id="red-flags" className="text-xl">
        {words.title}
      </h2>
      {flags.found.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {flags.found.map((flag) => (
            <li key={keyOf(flag)} className="flex gap-2.5">
              <Flag
                className="mt-1.5 size-4 alarm-caution shrink-0 text-(--alarm)"
                aria-hidden="true"
              />
              <div className="grid min-w-0 gap-1">
                <p className="max-w-prose wrap-anywhere">{sentence(flag, kind, text)}</p>
                {flag.name === 'likeness' && <Likeness flag={flag} />}
                <p className="text-sm text-muted">{source(flag, flags.savedAt, text, locale)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <details className="print-closed text-sm text-muted">
        <summary className="fold-line link w-fit cursor-pointer py-1">{words.checked}</summary>
        {flags.found.length > 0 && <p>{words.note}</p>}
        {clear.length > 0 && <p>{words.clear(named(clear), formatDate(locale, flags.savedAt))}</p>}
        {flags.figuresAt && marketClear.length > 0 && (
          <p>{words.clearMarket(named(marketClear), formatDate(locale, flags.figuresAt))}</p>
        )}
        {flags.unknown.length > 0 && <p>{words.unknown(named(flags.unknown))}</p>}
        {flags.notAsked.length > 0 && <p>{words.notAsked[kind](named(flags.notAsked))}</p>}
      </details>
    </section>
  );
}

function Likeness({ flag }: { flag: Extract<RedFlagView, { name: 'likeness' }> }): ReactNode {
  const { text, to } = useLanguage();
  const { kind, id } = flag.other;
  return (
    <>
      <AddressDifferences differences={flag.differences} />
      <Link to={to(`/${kind}/${id}`)} className="link justify-self-start py-1">
        {text.caution.check.review(isolated(flag.otherName))}
      </Link>
    </>
  );
}

function sentence(flag: RedFlagView, kind: Kind, text: Text): string {
  const words = text.caution.flags;
  switch (flag.name) {
    case 'website':
    case 'code':
      return words[flag.name];
    case 'country':
      return words.country[kind];
    case 'age':
      return words.age(flag.established);
    case 'volume':
      return words[flag.isHigh ? 'highVolume' : 'lowVolume'](latin(formatShare(flag.share)));
    case 'supply':
      return words.supply(latin(formatShare(flag.share)));
    case 'likeness': {
      const { other } = flag;
      return words.likeness(
        latin(flag.text),
        fieldName(text, flag.field),
        latin(other.text),
        fieldName(text, other.field),
        isolated(flag.otherName),
      );
    }
  }
}

function source(flag: RedFlagView, savedAt: string, text: Text, locale: string): string {
  const { flags, fields } = text.caution;
  const field = (name: string) => flags.sourceField(name, formatDate(locale, savedAt));
  const { columns, maxSupply } = text.markets;
  const market = (figures: string[], at: string) =>
    flags.sourceMarket(formatList(locale, figures), formatMoment(locale, at));
  switch (flag.name) {
    case 'volume':
      return market([columns.volume, columns.marketCap], flag.at);
    case 'supply':
      return market([columns.circulatingSupply, maxSupply], flag.at);
    case 'country':
      return field(fields.country);
    case 'age':
      return field(fields.established);
    case 'website':
      return field(fieldName(text, 'website'));
    case 'code':
      return field(fieldName(text, 'github'));
    case 'likeness':
      return field(fieldName(text, flag.field));
  }
}

function keyOf(flag: RedFlagView): string {
  return flag.name === 'likeness' ? `${flag.other.kind}/${flag.other.id}` : flag.name;
}
