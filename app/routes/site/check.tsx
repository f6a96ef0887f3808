import { data } from 'react-router';
import { isAllCompared } from '#app/check/address-pair.tsx';
import { Answer, Matches } from '#app/check/answer.tsx';
import { CheckForm } from '#app/check/check-form.tsx';
import { readCheck } from '#app/check/check-query.ts';
import { loadCheck } from '#app/check/load-check.server.ts';
import { Pasted } from '#app/check/pasted.tsx';
import { PossibleAnswers } from '#app/check/possible-answers.tsx';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/query.ts';
import { Warning } from '#app/ui/warning.tsx';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import { listReadLists } from '#domain/warning/read-lists.ts';
import type { Route } from './+types/check';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'makeSure', label: ({ caution }) => caution.check.title },
  search: { title: ({ caution }) => caution.check.title, words: 'check' },
  cacheKey: (path, query) => (readCheck(query) === '' ? path : null),
} satisfies PublicScreen;

export function loader({ url, context }: Route.LoaderArgs) {
  const { log, ...sources } = context.get(services);
  const load = async () => {
    const lists = await listReadLists(sources.db);
    const checked = await loadCheck(sources, url, lists);
    return data({ checked, hasLists: lists.length > 0, hasFailed: false });
  };
  return orEmpty(log, load, { checked: null, hasLists: false, hasFailed: true });
}

// A failed load sets Retry-After.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta(args: Route.MetaArgs) {
  const { check } = LANGUAGES[languageOf(args.location.pathname)].text.caution;
  const hasAsked = readCheck(new URLSearchParams(args.location.search)) !== '';
  return [
    // The preview of a shared page must not contain the pasted text.
    ...pageMeta(args, {
      title: check.title,
      description: check.text,
      data: (place) => [breadcrumbs(place, [{ name: check.title, path: '/check' }])],
    }),
    ...(hasAsked ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export default function Check({
  loaderData: { checked, hasLists, hasFailed },
}: Route.ComponentProps) {
  const { text } = useLanguage();
  const { check } = text.caution;
  const q = readCheck(useSearch());
  const isPastedShown = checked && !isAllCompared(checked);
  return (
    <div className="container-page">
      <PageTitle
        title={check.title}
        {...(!checked && { text: hasLists ? `${check.text} ${check.listsToo}` : check.text })}
      />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <CheckForm q={checked?.text ?? q}>
            {!checked && !hasLists && !hasFailed && <p className="font-medium">{check.noLists}</p>}
          </CheckForm>
          {hasFailed && <Warning>{text.search.failed}</Warning>}
          {checked && <Answer checked={checked} />}
          {!checked && !hasFailed && <PossibleAnswers hasLists={hasLists} />}
        </div>
        {checked ? (
          <div className="grid gap-6">
            <Matches checked={checked} />
            {isPastedShown && <Pasted checked={checked} />}
          </div>
        ) : (
          <section aria-labelledby="basis" className="grid gap-2 text-sm">
            <h2 id="basis" className="text-base lg:pt-0.5">
              {check.basisTitle}
            </h2>
            <p className="max-w-prose">{check.basis}</p>
            <p className="max-w-prose text-muted">{check.onPhone}</p>
          </section>
        )}
      </div>
    </div>
  );
}
