import type { Submission } from '@conform-to/react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import type { Database } from '#db/client.ts';
import type { Outcome } from '#domain/listing/change/save.ts';
import { changedFields } from '#domain/listing/field.ts';
import type { VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { today } from '#domain/time/day.ts';
import type { FormAnswer } from './answer.ts';
import type { ChangesConflict } from './changes-notice.tsx';
import { INTENT, versionIn } from './form-values.ts';
import { lookSoon } from './look-soon.server.ts';

export interface Sent {
  request: Request;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** A part of a listing that has a form of its own, with rows to add and remove. */
interface Part<Value, Shown> {
  /** In the log. */
  name: string;
  path(kind: Kind, id: string, done: 'saved'): string;
  rowIntent(form: FormData, setting: { today: string }): string | null | undefined;
  check(form: FormData): Submission<unknown, string[], Value>;
  edit(
    db: Database,
    kind: Kind,
    id: string,
    value: Value,
    edit: { version: number; by: string },
  ): Promise<Outcome>;
  shown(current: VersionedListing, email: string): Shown;
}

/** Saves a part of a listing; 422 with errors by field, 409 where someone else was faster. Adds or removes a row instead where that is asked for. */
export async function savePart<Value, Shown>(
  kind: Kind,
  { request, params, context }: Sent,
  part: Part<Value, Shown>,
) {
  type Answer = FormAnswer<ChangesConflict & { latest: Shown }>;
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const form = await readForm(request);
  const intent = part.rowIntent(form, { today: today() });
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent !== null) form.set(INTENT, intent);
  const checked = part.check(form);
  const result = checked.reply();
  if (intent !== null) return data<Answer>({ outcome: 'edited', result });
  if (checked.status !== 'success') {
    return data<Answer>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await part
    .edit(db, kind, params.id, checked.value, edit)
    .catch((error: unknown) => {
      log.error({ err: error, kind, id: params.id }, `${part.name} could not be saved`);
      return { outcome: 'failed' as const, status: failureStatus(error) };
    });
  switch (saved.outcome) {
    case 'saved':
      lookSoon(context, `${kind}/${params.id}`);
      return redirect(part.path(kind, params.id, 'saved'));
    case 'missing':
      return data<Answer>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<Answer>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { by, at, base, current } = saved;
      const { version } = current;
      return data<Answer>(
        {
          outcome: 'conflict',
          result: {
            status: 'error',
            initialValue: { ...result.initialValue, version: String(version) },
            error: {},
          },
          conflict: {
            version,
            by: by ?? 'someone else',
            at: at.toISOString(),
            changes: base && changedFields(base, current.listing),
            latest: part.shown(current, email),
          },
        },
        { status: 409 },
      );
    }
  }
}
