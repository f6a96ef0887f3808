import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import type { Moment } from './shown-article.ts';

/** The sources of the news, when they were last reached, and what the page is not. */
export function NewsSources({ hosts, reached }: { hosts: string[]; reached: Moment | null }) {
  const { news } = useLanguage().text;
  return (
    <section
      aria-labelledby="sources"
      className="card mt-8 grid gap-2 p-4 text-sm text-muted sm:p-5"
    >
      <h2 id="sources" className="text-base text-ink">
        {news.sources}
      </h2>
      {hosts.length > 0 ? (
        <>
          <Facts
            facts={hosts.map((host) => (
              <bdi key={host} dir="ltr">
                {host}
              </bdi>
            ))}
          />
          <p>
            {reached ? (
              <time dateTime={reached.iso} title={reached.inFull}>
                {news.reached(reached.age)}
              </time>
            ) : (
              news.neverReached
            )}
          </p>
        </>
      ) : (
        <p>{news.noSources}</p>
      )}
      <p className="max-w-prose">
        {news.about} {news.disclaimer}
      </p>
    </section>
  );
}
