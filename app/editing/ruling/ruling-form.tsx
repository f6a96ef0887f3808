import { useFormMetadata } from '@conform-to/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from '#app/editing/form/changes-notice.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { readValues } from '#app/editing/form/typed-texts.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { removalPath } from '#app/editing/paths.ts';
import { weighedOn } from '#domain/method/definition.ts';
import { CURRENT_METHOD, criteriaOf, isCore } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { ArabicReason } from './arabic-reason.tsx';
import { AssetFields } from './asset-fields.tsx';
import { checkRulingForm } from './check-ruling.ts';
import { CriterionFields } from './criterion-fields.tsx';
import { PartsLink } from './jump-list.tsx';
import type { AskedCriterion, LoadedRuling, RulingOutcome } from './loaded-ruling.ts';
import { OtherListing, type OtherRuling } from './other-listing.tsx';
import { ProposalLine } from './proposal.tsx';
import { RulingPanes } from './ruling-panes.tsx';
import { judgedInForm, readRulingForm, typedRuling } from './typed-ruling.ts';
import { VerdictFields } from './verdict-fields.tsx';

/** The form of one ruling. */
export function RulingForm({
  loaded,
  response,
  onAttempt,
}: {
  loaded: LoadedRuling;
  response: RulingOutcome | undefined;
  /** Is called at each attempt to save. */
  onAttempt: () => void;
}) {
  const { kind, id, scope, isRuled, asked } = loaded;
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  const action = `${pathname}?scope=${scope}`;
  const [other, setOther] = useState<OtherRuling | null>(null);
  return (
    <EditForm
      id="ruling"
      kind={kind}
      action={action}
      donePath={pathname}
      values={loaded.input}
      check={(form) => checkRulingForm(form, { kind, scope })}
      draft={{
        key: draftKey(loaded.email, action),
        read: (values) => readValues(typedRuling, values),
      }}
      className="grid gap-4 panes:flex panes:grow panes:flex-col"
      placesSaveBar
      response={response}
      onAttempt={onAttempt}
      savedIn={({ latest }) => latest.input}
      failed="Error saving the classification. Please try again."
      gone={`${title} not found! Someone has deleted this ${noun} in the meantime. What you typed is still here: once the ${noun} is restored, save again.`}
      labelOf={(name) => labelOf(name, asked.criteria)}
      save={{
        label: 'Save',
        cancel: path,
        beside: (
          <>
            {isRuled && scope !== SPOT && (
              <Link to={removalPath(kind, id, scope)} className="button">
                <Trash2 aria-hidden="true" className="size-4" />
                Remove
              </Link>
            )}
            <PartsLink />
            <ProposalLine loaded={loaded} />
          </>
        ),
      }}
    >
      {(conflict, saveBar) => (
        <>
          {conflict && (
            <ChangesNotice
              conflict={conflict}
              theirs={conflict.latest.input}
              noun="classification"
              valuesIn={(values) => readValues(typedRuling, values)}
            />
          )}
          <RulingPanes
            loaded={conflict?.latest ?? loaded}
            saveBar={saveBar}
            verdict={<VerdictFields loaded={conflict?.latest ?? loaded} />}
          >
            <ArabicReason loaded={conflict?.latest ?? loaded} />
            <AssetFields loaded={loaded} />
            <Criteria loaded={loaded} beside={other} />
            <OtherListing loaded={loaded} compared={other} onCompare={setOther} />
          </RulingPanes>
        </>
      )}
    </EditForm>
  );
}

// In the order of the table of contents. Without scripts nothing can hide the criteria of other kinds of asset.
function Criteria({ loaded, beside }: { loaded: LoadedRuling; beside: OtherRuling | null }) {
  const { kind, scope, asked, today } = loaded;
  const form = useFormMetadata();
  const judged = judgedInForm(kind, scope, readRulingForm(form.value));
  const shown = criteriaOf(CURRENT_METHOD, judged);
  const placeOf = ({ id }: AskedCriterion) =>
    shown.includes(id) ? shown.indexOf(id) : shown.length;
  const inOrder = asked.criteria.toSorted((one, other) => placeOf(one) - placeOf(other));
  const wrong = Object.keys(form.allErrors);
  return inOrder.map((criterion) => (
    <CriterionFields
      key={criterion.id}
      criterion={criterion}
      weighed={weighedOn(CURRENT_METHOD, judged.criteria[criterion.id], judged.judgedOn)}
      isCore={isCore(CURRENT_METHOD, judged, criterion.id)}
      isAsked={shown.includes(criterion.id)}
      isWrong={wrong.some((name) => name.startsWith(`criteria.${criterion.id}.`))}
      today={today}
      beside={beside}
    />
  ));
}

const LABELS: Record<string, string> = {
  verdict: 'Verdict',
  asset: 'Kind of asset',
  stakingForm: 'Form of staking',
  judgedOn: 'Findings weighed on',
  reviewDue: 'Next review by',
  reviewer: 'Reviewer',
  signature: 'Signature of a scholar',
  departure: 'Why this differs from the proposed verdict',
  why: 'Why it changed',
  reason: 'Reason',
  departurePosition: 'Linked position',
  secondEditor: 'Second editor',
};

function labelOf(name: string, criteria: AskedCriterion[]): string {
  const [first = '', second] = name.split(/[.[]/);
  const criterion = first === 'criteria' && criteria.find(({ id }) => id === second);
  return criterion ? criterion.name : (LABELS[first] ?? name);
}
