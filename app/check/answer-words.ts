import { formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import { isolated } from '#domain/text/isolated.ts';
import { firstSentence } from '#domain/text/sentences.ts';

/** The answer to a check in a sentence. */
export function headline(
  { result, kind, text: pasted, matches, warnings }: Checked,
  { caution: { check } }: Text,
  locale: string,
): string {
  const names = formatList(locale, [
    ...new Set(matches.map(({ listing }) => isolated(listing.name))),
  ]);
  if (result === 'official') {
    if (kind === 'name') return check.listed(names);
    return kind === 'mail' ? check.officialMail(names) : check.official(names);
  }
  if (result === 'unreadable' && kind === 'wallet') return check.contract.mistyped;
  if (result === 'other-address') return check.contract.other(names);
  if (result === 'looks-like') {
    if (hasLostCapitals(matches)) return check.contract.capitalsLost(names);
    return kind === 'name' ? check.nameLooksLike(names) : check.looksLike(names);
  }
  if (result === 'warned' && warnings.every((warning) => isInOtherCapitals(warning, pasted))) {
    return check.contract.capitalsLostWarned;
  }
  return result === 'unknown' && names ? check.sharesName(names) : check[result];
}

/** The meaning of the answer for the reader; of a warning against an address, what to do is apart. */
export function meaning(checked: Checked, text: Text): { act: string | null; rest: string } {
  const words = wordsOf(checked, text);
  const { result, kind, matches } = checked;
  const isLike = result === 'looks-like' && kind !== 'name' && !hasLostCapitals(matches);
  if (result !== 'warned' && !isLike) return { act: null, rest: words };
  // Texts on such addresses begin with it.
  const act = firstSentence(words);
  return { act, rest: words.slice(act.length).trim() };
}

function wordsOf(
  { result, kind, text: pasted, matches, warnings }: Checked,
  { caution: { check } }: Text,
): string {
  if (result === 'warned') {
    return warnings.some(({ address }) => address) ? check.contract.warnedMeans : check.warnedMeans;
  }
  if (kind === 'wallet') {
    if (result === 'official') {
      const isConfirmed = matches.every(({ contracts }) => contracts.every(({ issuer }) => issuer));
      return isConfirmed ? check.contract.confirmed : check.contract.listed;
    }
    if (result === 'looks-like') {
      const isLost = hasLostCapitals(matches);
      return isLost ? check.contract.capitalsLostMeans : check.contract.alike;
    }
    if (result === 'other-address') return check.contract.otherMeans;
    if (result === 'unreadable') return check.contract.mistypedMeans;
    if (result === 'unknown') return check.walletMeans;
  }
  if (result === 'official')
    return kind === 'name' ? check.listedMeans(isolated(pasted)) : check.officialMeans;
  if (result === 'looks-like') {
    return kind === 'name' ? check.nameLooksLikeMeans : check.looksLikeMeans;
  }
  if (result === 'unreadable') return check.unreadableMeans;
  return matches.length > 0 ? check.sharesNameMeans : check.unknownMeans;
}

function hasLostCapitals(matches: ShownMatch[]): boolean {
  return matches.some(({ differences }) => differences.some(({ what }) => what === 'capitals'));
}

// A warned address in an EVM chain's form is the same in any capitals.
function isInOtherCapitals({ address }: Checked['warnings'][number], pasted: string): boolean {
  return (
    address !== null &&
    !address.startsWith('0x') &&
    !pasted.includes(address) &&
    pasted.toLowerCase().includes(address.toLowerCase())
  );
}
