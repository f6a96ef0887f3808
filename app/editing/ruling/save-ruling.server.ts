import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { versionIn } from '#app/editing/version.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { changedFields } from '#domain/listing/field.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { saveRuling } from '#domain/listing/save-ruling.ts';
import type { Scope } from '#domain/method/scope.ts';
import { blockerErrors, checkRuling, type RulingErrors } from './check-ruling.ts';
import { scopeIn, shownRuling } from './load-ruling.server.ts';
import type { RulingAnswer, RulingConflict } from './loaded-ruling.ts';
import { readInput } from './ruling-input.ts';
import { rulingPath } from './ruling-path.ts';

interface Asked {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the ruling a form holds; 422 with errors by field, 409 where someone else was faster. */
export async function saveRulingForm(kind: Kind, { request, url, params, context }: Asked) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const scope = scopeIn(url);
  const form = await readForm(request);
  const version = versionIn(form);
  const input = readInput(String(form.get('ruling')));
  if (!input) throw data('That was no ruling.', { status: 400 });
  const { errors, given } = checkRuling(kind, scope, input);
  if (!given) return invalid(errors);
  const saved = await saveRuling(db, kind, params.id, given, { version, by: email }).catch(
    (error: unknown) => {
      log.error({ err: error, kind, id: params.id }, 'a ruling could not be saved');
      return { outcome: 'failed' as const, status: failureStatus(error) };
    },
  );
  switch (saved.outcome) {
    case 'saved':
      return redirect(rulingPath(kind, params.id, scope, 'ruled'));
    case 'blocked':
      return invalid(blockerErrors(saved.hindrances));
    case 'unread':
      return invalid(blockerErrors(['unread']));
    case 'missing':
      return data<RulingAnswer>({ outcome: 'gone' }, { status: 404 });
    case 'failed':
      return data<RulingAnswer>({ outcome: 'failed' }, { status: saved.status });
    case 'conflict': {
      const conflict = await conflicting(db, saved, scope, email);
      return data<RulingAnswer>({ outcome: 'conflict', conflict }, { status: 409 });
    }
  }
}

type Stale = Extract<Awaited<ReturnType<typeof saveRuling>>, { outcome: 'conflict' }>;

/** What an editor is told whose form is stale. */
export async function conflicting(
  db: Services['db'],
  { by, at, base, current }: Stale,
  scope: Scope,
  email: string,
): Promise<RulingConflict> {
  return {
    by: by ?? 'someone else',
    at: at.toISOString(),
    changes: base && changedFields(base, current.listing),
    latest: await shownRuling(db, current, scope, email),
  };
}

function invalid(errors: RulingErrors) {
  return data<RulingAnswer>({ outcome: 'invalid', errors }, { status: 422 });
}
