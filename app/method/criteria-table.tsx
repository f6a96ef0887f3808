import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { criterionAnchor } from '#app/ruling/criterion-anchor.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';

type Criterion = MethodView['kinds'][number]['criteria'][number];

/** All criteria with what they are core for and the lines of each answer; on narrow screens a row is a card. */
export function CriteriaTable({ kinds }: { kinds: MethodView['kinds'] }) {
  const { text } = useLanguage();
  const words = text.methodology;
  const [first] = kinds.flatMap(({ criteria }) => criteria);
  return (
    <table className="w-full max-lg:block">
      <caption className="sr-only">{words.tableTitle}</caption>
      <thead className="border-b border-line max-lg:sr-only">
        <tr>
          {[words.criterion, words.coreFor].map((label) => (
            <th key={label} scope="col" className="p-3 text-start font-medium">
              {label}
            </th>
          ))}
          {first?.meanings.map(({ finding }) => (
            <th key={finding.id} scope="col" className="p-3 text-start font-medium">
              <FindingMark finding={finding} />
            </th>
          ))}
        </tr>
      </thead>
      {kinds.map(({ kind, criteria }) => (
        <tbody key={kind} className="max-lg:block">
          <tr className="max-lg:block">
            <th
              colSpan={5}
              scope="rowgroup"
              className="px-3 pt-6 pb-2 text-start text-lg font-semibold max-lg:block max-lg:px-0"
            >
              {words.criteriaTitle[kind]}
            </th>
          </tr>
          {criteria.map((criterion) => (
            <Row
              key={criterion.id}
              anchor={criterionAnchor(kind, criterion.id)}
              criterion={criterion}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const CELL = 'p-3 align-top text-start max-lg:block max-lg:px-0 max-lg:py-1';

function Row({ anchor, criterion }: { anchor: string; criterion: Criterion }) {
  const { name, question, scopes, meanings } = criterion;
  return (
    <tr id={anchor} className="border-b border-line target:bg-accent/10 max-lg:block max-lg:py-3">
      <th scope="row" className={`${CELL} font-normal lg:w-1/4`}>
        <strong className="block font-medium">{name}</strong> {question}
      </th>
      <td className={`${CELL} text-sm text-muted`}>
        {scopes.map((scope) => (
          <CoreFor key={scope.id} scope={scope} />
        ))}
      </td>
      {meanings.map(({ finding, meaning }) => (
        <td key={finding.id} className={`${CELL} text-sm`}>
          <span className="block lg:hidden">
            <FindingMark finding={finding} />
          </span>
          {meaning}
        </td>
      ))}
    </tr>
  );
}

function CoreFor({ scope }: { scope: Criterion['scopes'][number] }) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  const { name, isCore, only, except } = scope;
  const list = (names: string[]) => formatList(locale, names);
  const core =
    only.length > 0
      ? words.coreOnly(list(only))
      : except.length > 0
        ? words.coreExcept(list(except))
        : words.core;
  return (
    <span className="block">
      {name}: {isCore ? core : words.notCore}
    </span>
  );
}
