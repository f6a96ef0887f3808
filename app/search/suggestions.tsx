import { useRef } from 'react';
import { Link } from 'react-router';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import type { FoundGroups } from '#domain/search/found.ts';
import { foundSummary } from './found-summary.ts';
import { groupKey, resultGroups } from './result-groups.tsx';
import { isLikeAddress } from './search-query.ts';
import { useListbox } from './use-listbox.ts';
import { type SearchResult, useSearchResult } from './use-search-result.ts';

/** Suggestions for the text in `input`, as a listbox. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { text, to } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const result = useSearchResult(input, to('/search.json'));
  const groups = result?.found ? resultGroups(result.found) : [];
  useListbox({ input, list, result, hasOptions: groups.length > 0 });
  let options = 0;
  return (
    <div className="px-3 pb-3">
      <p role="status" className="text-sm text-muted">
        {result && summaryOf(result, text)}
      </p>
      <div
        ref={list}
        id="find-list"
        role="listbox"
        aria-label={text.search.results}
        hidden={groups.length === 0}
      >
        {groups.map(({ rows, ...group }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options of a listbox.
          <div key={groupKey(group)} role="group" aria-labelledby={`find-${groupKey(group)}`}>
            <div
              id={`find-${groupKey(group)}`}
              role="presentation"
              className="px-3 pt-3 pb-1 text-sm text-muted"
            >
              {group.asset?.name ?? text.search.groups[group.name]}
            </div>
            {rows.map(({ key, href, content }) => {
              options += 1;
              return (
                <Link
                  key={key}
                  id={`find-option-${options}`}
                  to={to(href)}
                  role="option"
                  tabIndex={-1}
                  className="found-row"
                >
                  {content}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function summaryOf({ q, found }: SearchResult, text: Text): string {
  const { search } = text;
  if (isLikeAddress(q) && !isListed(found)) return search.isAddress;
  if (!found) return search.failed;
  return foundSummary(q, found, text);
}

// A name may look like an address, as Crypto.com does.
function isListed(found: FoundGroups | null): boolean {
  if (!found || found.didYouMean !== null) return false;
  return KINDS.some((kind) => found[KIND[kind].collection].items.length > 0);
}
