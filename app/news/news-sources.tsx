import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import type { Moment } from './shown-article.ts';

/** The sources of the news, when they were last reached, and what the page is not. */
export function NewsSources({
  hosts,
  isSetUp,
  reached,
}: {
  hosts: string[];
  isSetUp: boolean;
  reached: Moment | null;
}) {
  const { news } = useLanguage().text;
  return (
    <section
      aria-labelledby="sources"
      className="grid max-w-prose content-start gap-1 text-sm text-muted"
    >
      <h2 id="sources" className="text-base text-ink">
        {news.sources}
      </h2>
      {isSetUp ? (
        <p>
          <Facts
            facts={[
              ...hosts.map((host) => (
                <bdi key={host} dir="ltr">
                  {host}
                </bdi>
              )),
              reached ? (
                <time key="reached" dateTime={reached.iso} title={reached.inFull}>
                  {news.reached(reached.age)}
                </time>
              ) : (
                news.neverReached
              ),
            ]}
          />
        </p>
      ) : (
        <p>{news.noSources}</p>
      )}
      <p>
        {isSetUp && news.about} {news.disclaimer}
      </p>
    </section>
  );
}
