import type { RouterContextProvider } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { changesSince } from '#app/editing/form/changes-since.server.ts';
import { type FormResult, latestSave } from '#app/editing/form/outcome.ts';
import { saveForm } from '#app/editing/form/save-form.server.ts';
import { rulingPath } from '#app/editing/paths.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Conflict } from '#domain/listing/change/save.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import { checkRulingForm, ROWS } from './check-ruling.ts';
import { prepareRuling, scopeIn } from './load-ruling.server.ts';

interface Sent {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the ruling in a form. */
export function saveRulingForm(kind: Kind, { url, params: { id }, ...sent }: Sent) {
  const provided = sent.context.get(services);
  const { email } = sent.context.get(editor);
  const scope = scopeIn(url);
  return saveForm(sent, {
    name: 'a ruling',
    rows: ROWS,
    check: (form) => checkRulingForm(form, { kind, scope }),
    async save(ruling, edit, { typed }) {
      const saved = await saveRuling(provided.db, kind, id, ruling, edit);
      if (saved.outcome !== 'conflict') return saved;
      return staleRuling(provided, saved, { scope, email, typed });
    },
    donePath: rulingPath(kind, id, scope, 'ruled'),
    quotedBy: () => `${kind}/${id}`,
  });
}

/** The values and the conflict with which the stale form of a ruling continues. */
export async function staleRuling(
  provided: Pick<Services, 'db' | 'positions'>,
  conflict: Conflict,
  { scope, email, typed }: { scope: Scope; email: string; typed: FormResult['initialValue'] },
) {
  const { by, at, current, outcome } = conflict;
  return {
    outcome,
    // The Arabic that was read may be another text by now.
    values: { ...typed, hasReadArabic: '' },
    conflict: {
      ...latestSave({ version: current.version, by, at }),
      changes: changesSince(conflict, `ruling.${scope}`),
      latest: await prepareRuling(provided, current, scope, email),
    },
  };
}
