import { formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import { isolated } from '#domain/text/isolated.ts';

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

/** The meaning of the answer for the reader; of an address to keep away from, what to do is apart. */
export function meaning(checked: Checked, text: Text): { act: string | null; rest: string } {
  const { check } = text.caution;
  const { result, kind, matches, warnings } = checked;
  if (result === 'warned') {
    const { warnedAct, warnedMeans } = warnings.some(({ address }) => address)
      ? check.contract
      : check;
    return { act: warnedAct, rest: warnedMeans };
  }
  if (result === 'looks-like' && kind !== 'name' && !hasLostCapitals(matches)) {
    return kind === 'wallet'
      ? { act: check.contract.alikeAct, rest: check.contract.alikeMeans }
      : { act: check.looksLikeAct, rest: check.looksLikeMeans };
  }
  return { act: null, rest: meaningAlone(checked, text) };
}

function meaningAlone(
  { result, kind, text: pasted, matches }: Checked,
  { caution: { check } }: Text,
): string {
  if (kind === 'wallet') {
    if (result === 'official') {
      const isConfirmed = matches.every(({ contracts }) => contracts.every(({ issuer }) => issuer));
      return isConfirmed ? check.contract.confirmed : check.contract.listed;
    }
    if (result === 'looks-like') return check.contract.capitalsLostMeans;
    if (result === 'other-address') return check.contract.otherMeans;
    if (result === 'unreadable') return check.contract.mistypedMeans;
    if (result === 'unknown') return check.walletMeans;
  }
  if (result === 'official')
    return kind === 'name' ? check.listedMeans(isolated(pasted)) : check.officialMeans;
  if (result === 'looks-like') return check.nameLooksLikeMeans;
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
