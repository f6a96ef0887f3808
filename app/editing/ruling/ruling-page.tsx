import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { ListingNav } from '#app/editing/listing-nav.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import { useSaved } from '#app/editing/use-saved.ts';
import { VerdictName } from '#app/editing/verdict-name.tsx';
import { useSearch } from '#app/ui/query.ts';
import { SCOPES } from '#domain/method/scope.ts';
import type { LoadedRuling, RulingOutcome } from './loaded-ruling.ts';
import { RulingForm } from './ruling-form.tsx';
import { SCOPE_LABELS } from './ruling-words.ts';

const DONE = new Map([
  ['ruled', 'Classification saved successfully!'],
  ['withdrawn', 'Classification removed successfully!'],
]);

/** The rulings of a listing, a scope at a time. */
export function RulingPage({
  loaded,
  response,
}: {
  loaded: LoadedRuling;
  response: RulingOutcome | undefined;
}) {
  const { kind, id, name, scope, version } = loaded;
  const done = useSearch().get('done') ?? '';
  const saved = useSaved(DONE.has(done));
  return (
    <FormPage
      title={`Classification of ${name}`}
      className="grid max-w-6xl panes:flex panes:h-[calc(100svh-4rem)] panes:max-w-[90rem] panes:flex-col"
      beside={<ListingNav kind={kind} id={id} current="ruling" />}
    >
      {saved.isNew && (
        <Notice key={saved.key} kind="success">
          {DONE.get(done)}
        </Notice>
      )}
      <ScopeTabs loaded={loaded} />
      <RulingForm
        key={`${scope} ${version} ${saved.formKey}`}
        loaded={loaded}
        response={response}
        onAttempt={saved.onAttempt}
      />
    </FormPage>
  );
}

function ScopeTabs({ loaded: { kind, id, scope, scopes } }: { loaded: LoadedRuling }) {
  const verdicts = new Map(scopes.map((ruled) => [ruled.scope, ruled.verdict]));
  const others = SCOPES.filter((other) => !verdicts.has(other) && other !== scope);
  return (
    <nav aria-label="What the classification covers" className="flex flex-wrap gap-2">
      {SCOPES.filter((shown) => !others.includes(shown)).map((shown) => (
        <Link
          key={shown}
          to={rulingPath(kind, id, shown)}
          aria-current={shown === scope ? 'page' : undefined}
          className="button max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm max-sm:[&_svg]:hidden aria-[current]:border-accent aria-[current]:bg-raised"
        >
          {SCOPE_LABELS[shown]}
          <span className="text-sm">
            <VerdictName verdict={verdicts.get(shown) ?? null} />
          </span>
        </Link>
      ))}
      {others.map((other) => (
        <Link
          key={other}
          to={rulingPath(kind, id, other)}
          className="button border-dashed text-muted max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm"
        >
          <Plus aria-hidden="true" className="size-4" />
          <span className="sr-only">Add </span>
          {SCOPE_LABELS[other]}
        </Link>
      ))}
    </nav>
  );
}
