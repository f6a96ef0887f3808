import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FormPage, PublicLink } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { useSearch } from '#app/ui/use-search.ts';
import { SCOPES } from '#domain/method/scope.ts';
import type { LoadedRuling, RulingAnswer } from './loaded-ruling.ts';
import { RulingForm } from './ruling-form.tsx';
import { rulingPath } from './ruling-path.ts';
import { SCOPE_LABELS } from './ruling-words.ts';

const DONE = new Map([
  ['ruled', 'Ruling saved successfully!'],
  ['withdrawn', 'Ruling removed successfully!'],
]);

/** The rulings of a listing, a scope at a time. */
export function RulingPage({
  loaded,
  answer,
}: {
  loaded: LoadedRuling;
  answer: RulingAnswer | undefined;
}) {
  const { kind, id, name, scope, version } = loaded;
  const { path, noun } = KIND_WORDS[kind];
  const { key } = useLocation();
  const done = useSearch().get('done') ?? '';
  // What was just saved is another form. Its address is gone with the next try, which must not begin anew.
  const savedAt = DONE.has(done) ? key : '';
  const [begunAt, setBegunAt] = useState(savedAt);
  if (savedAt && savedAt !== begunAt) setBegunAt(savedAt);
  return (
    <FormPage
      title={`Ruling of ${name}`}
      beside={
        <div className="flex flex-wrap gap-2">
          <Link to={`${path}/edit/${id}`} className="button">
            {`Edit ${noun}`}
          </Link>
          <PublicLink kind={kind} id={id} />
        </div>
      }
    >
      {DONE.has(done) && (
        <Notice key={key} kind="success">
          {DONE.get(done)}
        </Notice>
      )}
      <ScopeTabs loaded={loaded} />
      <RulingForm key={`${scope} ${version} ${begunAt}`} loaded={loaded} answer={answer} />
    </FormPage>
  );
}

function ScopeTabs({ loaded: { kind, id, scope, scopes } }: { loaded: LoadedRuling }) {
  const others = SCOPES.filter((each) => !scopes.includes(each) && each !== scope);
  return (
    <nav aria-label="What the ruling is about" className="flex flex-wrap gap-2">
      {SCOPES.filter((each) => !others.includes(each)).map((each) => (
        <Link
          key={each}
          to={rulingPath(kind, id, each)}
          aria-current={each === scope ? 'page' : undefined}
          className="button aria-[current]:border-accent aria-[current]:bg-raised"
        >
          {SCOPE_LABELS[each]}
        </Link>
      ))}
      {others.map((each) => (
        <Link
          key={each}
          to={rulingPath(kind, id, each)}
          className="button border-dashed text-muted"
        >
          <Plus aria-hidden="true" className="size-4" />
          <span className="sr-only">Add </span>
          {SCOPE_LABELS[each]}
        </Link>
      ))}
    </nav>
  );
}
