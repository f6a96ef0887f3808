import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CATEGORY_LABELS } from '#app/editing/field-labels.ts';
import { ChoiceField } from '#app/editing/form/controls.tsx';
import { Field, HiddenField } from '#app/editing/form/field.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Stars } from '#app/ui/stars.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { labelledField } from './labelled-field.ts';
import { LineField } from './line-field.tsx';
import { useListingSetting } from './listing-form.tsx';

/** The verdict. "Not yet reviewed" is one of the choices and the first. */
export function CategoryField() {
  const { rulingPath, mainProduct, classified } = useListingSetting();
  if (classified) return <ClassifiedField ruling={classified} />;
  if (mainProduct) return <LineField name="category" readOnly hint={ofProduct(mainProduct)} />;
  return <CategoryChoice beside={rulingPath && <ClassifyLink />} />;
}

/** The verdict of a classification, which is changed there; below it the way to set it without one. */
function ClassifiedField({ ruling }: { ruling: RulingGlance }) {
  const { mainProduct } = useListingSetting();
  return (
    <div className="grid content-start justify-items-start gap-2">
      <p className="text-sm font-medium">Verdict</p>
      <VerdictLockup ruling={ruling} isScopeNamed={false} />
      <ClassifyLink />
      {mainProduct ? (
        <>
          <HiddenField name="category" />
          <p className="text-sm text-muted">{ofProduct(mainProduct)}</p>
        </>
      ) : (
        <div className="mt-2 grid w-full gap-1 border-t border-line pt-2 text-sm [&_select]:text-sm">
          <p className="text-muted">Set without the classification</p>
          <CategoryChoice beside={<Bypass />} />
        </div>
      )}
    </div>
  );
}

function ofProduct(mainProduct: string): string {
  return `The verdict on its main product, ${mainProduct}. Change it in that product’s classification.`;
}

function CategoryChoice({ beside }: { beside: ReactNode }) {
  return <ChoiceField {...labelledField('category')} options={CATEGORY_LABELS} beside={beside} />;
}

function ClassifyLink() {
  const { rulingPath, classified } = useListingSetting();
  return (
    rulingPath && (
      <Link to={rulingPath} className="button justify-self-start px-3 text-sm">
        {classified ? 'Change in the classification' : 'Classify by the method'}
      </Link>
    )
  );
}

function Bypass() {
  const [reason] = useField('en.reason');
  return (
    <p className="text-sm text-muted">
      This changes the published verdict without its findings, and the ledger gives the{' '}
      <a href={`#${reason.id}`} className="link">
        Reason
      </a>{' '}
      under Texts.
    </p>
  );
}

const STARS = { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' };

/** 1 to 5: a select where a coin is added, a number elsewhere (requirement 5.4). */
export function RatingField() {
  const { kind, stored, stars } = useListingSetting();
  if (KIND_WORDS[kind].isRatedFromList && !stored) {
    return <ChoiceField {...labelledField('rating')} options={STARS} required />;
  }
  if (stars !== null) return <ComputedRating stars={stars} />;
  const keepsStoredRating = stored !== null && !Number.isInteger(stored.rating ?? Number.NaN);
  const imported = stored?.rating ?? 'none';
  return (
    <LineField
      name="rating"
      type="number"
      min={1}
      max={5}
      required={!keepsStoredRating}
      hint={keepsStoredRating ? `Imported: ${imported}. It stays unless you change it.` : undefined}
    />
  );
}

/** The rating that follows from the answers about soundness. The stored one, in whole stars, is sent as it is. */
function ComputedRating({ stars }: { stars: number }) {
  const { soundnessPath } = useListingSetting();
  return (
    <Field
      {...labelledField('rating')}
      className="gap-2!"
      beside={
        <>
          {soundnessPath && (
            <Link to={soundnessPath} className="button justify-self-start px-3 text-sm">
              Change in the soundness
            </Link>
          )}
          <p className="text-sm text-muted">Computed from the answers about soundness.</p>
        </>
      }
    >
      {({ name, defaultValue: _stored, required: _required, ...control }) => (
        <>
          {/* Takes the focus where the rating is refused. */}
          <output {...control} tabIndex={-1} className="flex min-h-7 items-center gap-2">
            <Stars rating={stars} />
            <span aria-hidden="true" className="num">
              {stars}
            </span>
          </output>
          <HiddenField name={name} />
        </>
      )}
    </Field>
  );
}
