import { Form, Link, useNavigation } from 'react-router';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { SignedOutNotice } from '#app/editing/signed-out-notice.tsx';
import { FieldError } from '#app/ui/field.tsx';
import type { LoadedRemoval, LoadedRuling, RulingAnswer } from './loaded-ruling.ts';
import { rulingPath } from './ruling-path.ts';
import { SCOPE_LABELS } from './ruling-words.ts';

/** Asks why a product's ruling goes; the ledger keeps the answer. */
export function RemoveRuling({
  loaded,
  answer,
}: {
  loaded: LoadedRemoval;
  answer: RulingAnswer | undefined;
}) {
  if (!loaded.ruling) return <NothingToRemove {...loaded.none} />;
  return <Removal loaded={loaded.ruling} answer={answer} />;
}

function NothingToRemove({ kind, id, name, scope }: NonNullable<LoadedRemoval['none']>) {
  return (
    <FormPage title="No ruling to remove">
      <Notice kind="error">
        <p className="flex-1">
          {scope === null && `That is nothing ${name} could have a ruling on.`}
          {scope === MAIN_SCOPE &&
            `The verdict of ${name} on spot is not removed: set it to “Not yet reviewed”.`}
          {scope !== null &&
            scope !== MAIN_SCOPE &&
            `${name} has no ruling on this: ${SCOPE_LABELS[scope]}.`}
        </p>
        <Link to={rulingPath(kind, id, scope ?? MAIN_SCOPE)} className="button">
          Back to its rulings
        </Link>
      </Notice>
    </FormPage>
  );
}

function Removal({
  loaded: { kind, id, name, scope, version },
  answer,
}: {
  loaded: LoadedRuling;
  answer: RulingAnswer | undefined;
}) {
  const conflict = answer?.outcome === 'conflict' ? answer.conflict : null;
  const errors = answer?.outcome === 'invalid' ? answer.errors : {};
  const isBusy = useNavigation().state === 'submitting';
  return (
    <FormPage title={`Remove the ruling of ${name}: ${SCOPE_LABELS[scope]}`}>
      <Form method="post" noValidate className="card grid gap-4 p-4 sm:p-5">
        <input type="hidden" name="version" value={conflict?.latest.version ?? version} />
        {answer?.outcome === 'failed' && (
          <Notice kind="error">Error removing the ruling. Please try again.</Notice>
        )}
        {answer?.outcome === 'signed-out' && <SignedOutNotice next="remove it again" />}
        {conflict && (
          <Notice key={conflict.latest.version} kind="error">
            <p>Nothing was removed: {conflict.by} has saved a change since you opened this page.</p>
          </Notice>
        )}
        {conflict?.changes && <DifferenceList changes={conflict.changes} after="Now" />}
        <p>
          The public page says it no more. The ledger keeps that it was there, and why it went. What
          stood before can be put back from the history.
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <Why name="why.en" label="Why (English)" error={errors['why.en'] ?? errors.why} />
          <Why name="why.ar" label="Why (Arabic)" error={errors['why.ar'] ?? errors.why} isArabic />
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary" aria-disabled={isBusy}>
            {isBusy ? 'Removing…' : 'Remove the ruling'}
          </button>
          <Link to={rulingPath(kind, id, scope)} className="button">
            Cancel
          </Link>
        </div>
      </Form>
    </FormPage>
  );
}

function Why({
  name,
  label,
  error,
  isArabic = false,
}: {
  name: string;
  label: string;
  error: string | undefined;
  isArabic?: boolean;
}) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        maxLength={3000}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        {...(isArabic && { lang: 'ar', dir: 'rtl' })}
        className="field-sizing-content min-h-24 w-full rounded-lg border border-line bg-paper px-3 py-2 hover:border-muted aria-invalid:border-ink aria-invalid:ring-1 aria-invalid:ring-ink"
      />
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  );
}
