import { data, type RouterContextProvider } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { en } from '#app/i18n/text.en.ts';
import { editor } from '#app/session/guard.server.ts';
import { findAccount } from '#domain/admin/account.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, entryOf, everyCriterionOf } from '#domain/method/method.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import {
  type Covered,
  holderOf,
  type Position,
  statedBy,
  statedOn,
} from '#domain/position/position.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import { formOfRuling } from './begin-ruling.ts';
import type { LoadedRuling, ScopeQuestions } from './loaded-ruling.ts';

/** The ruling of `?scope=`, or the main one. Throws 400 for an invalid id, 404 without a listing. */
export async function loadRuling(
  kind: Kind,
  id: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedRuling> {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const provided = context.get(services);
  const stored = await findVersioned(provided.db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return prepareRuling(provided, stored, scopeIn(url), context.get(editor).email);
}

/** A stored listing's ruling, for an editor. */
export async function prepareRuling(
  { db, positions }: Pick<Services, 'db' | 'positions'>,
  { listing, version }: VersionedListing,
  scope: Scope,
  email: string,
): Promise<LoadedRuling> {
  const { kind, id, texts, doubts, rulings } = listing;
  const ruling = rulings[scope] ?? { verdict: null, grounds: null };
  const publicName = (await findAccount(db, email))?.publicName ?? null;
  const asked = scopeQuestions(kind, scope);
  const day = today();
  const all = await positions.get();
  const reason = { en: texts.en?.reason ?? '', ar: texts.ar?.reason ?? '' };
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    scope,
    scopes: SCOPES.filter((each) => each === SPOT || rulings[each] !== undefined).map((each) => ({
      scope: each,
      verdict: rulings[each]?.verdict ?? null,
    })),
    verdict: ruling.verdict,
    isRuled: scope !== SPOT && rulings[scope] !== undefined,
    asked,
    input: {
      ...formOfRuling(ruling, {
        criteria: asked.criteria.map(({ id }) => id),
        reviewer: publicName,
        today: day,
      }),
      reason,
      version: String(version),
    },
    reason: {
      ...reason,
      isOlderThanVerdict: doubts.en?.reason !== undefined,
      doubt: doubts.ar?.reason ?? null,
    },
    stated: statedByAsset({ kind, id, scope }, all),
    linkable: linkableOn({ kind, id, scope }, all),
    today: day,
    email,
    publicName,
  };
}

/** The scope an address asks for. */
export function scopeIn({ searchParams }: URL): Scope {
  return SCOPES.find((scope) => scope === searchParams.get('scope')) ?? SPOT;
}

function linkableOn(
  listing: Omit<Covered, 'asset'>,
  positions: readonly Position[],
): LoadedRuling['linkable'] {
  const assets = assetsOf(listing.kind);
  const named = positions.filter((position) =>
    assets.some((asset) => statedOn(position, { ...listing, asset: asset || null })?.isNamed),
  );
  const worded = named.map(({ id, body, person, stance, saidOn }): [string, string] => [
    id,
    [holderOf({ body, person }).en, en.positions.stances[stance], saidOn]
      .filter(Boolean)
      .join(', '),
  ]);
  return Object.fromEntries(worded.sort(([, one], [, other]) => one.localeCompare(other, 'en')));
}

function assetsOf(kind: Kind): string[] {
  return ['', ...Object.keys(CURRENT_METHOD.assets[kind] ?? {})];
}

function statedByAsset(
  listing: Omit<Covered, 'asset'>,
  positions: readonly Position[],
): LoadedRuling['stated'] {
  const statedOf = (asset: string) => statedBy(positions, { ...listing, asset: asset || null });
  return Object.fromEntries(assetsOf(listing.kind).map((asset) => [asset, statedOf(asset)]));
}

function scopeQuestions(kind: Kind, scope: Scope): ScopeQuestions {
  const { criteria } = CURRENT_METHOD;
  return {
    criteria: everyCriterionOf(CURRENT_METHOD, kind, scope).map((id) => {
      const { name, question, pass, concern, fail } = entryOf(criteria[kind], id);
      const meanings = { pass: pass.en, concern: concern.en, fail: fail.en };
      return { id, name: name.en, question: question.en, meanings };
    }),
  };
}
