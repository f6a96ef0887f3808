import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { criterionAnchor } from '#app/ruling/criterion-anchor.ts';
import type { MethodView } from '#domain/ruling/method-view.ts';

type Version = MethodView['versions'][number];
type Difference = Version['differences'][number];

/** The versions of the method, the newest first, each with what it changed. */
export function MethodVersions({ versions }: { versions: Version[] }) {
  const { text, locale } = useLanguage();
  return (
    <div className="grid gap-6">
      {versions.map(({ version, since, change, differences }) => (
        <section key={version} className="grid gap-2">
          <h3 className="text-lg">
            {text.methodology.version(version, formatDate(locale, since))}
          </h3>
          <p className="max-w-prose">{change}</p>
          {differences.map((difference) => (
            <VersionDifferences key={difference.part} difference={difference} />
          ))}
        </section>
      ))}
    </div>
  );
}

function VersionDifferences({ difference }: { difference: Difference }) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  const { part, added, dropped, renamed } = difference;
  if (added.length + dropped.length + renamed.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="font-medium sm:col-span-2">{words.parts[part]}</dt>
      {added.length > 0 && (
        <>
          <dt className="text-muted">{words.added}</dt>
          <dd>{added.map(({ name }) => name).join(' · ')}</dd>
        </>
      )}
      {renamed.length > 0 && (
        <>
          <dt className="text-muted">{words.renamed}</dt>
          <dd>
            {formatList(
              locale,
              renamed.map(({ before, name }) => words.renamedTo(before, name)),
            )}
          </dd>
        </>
      )}
      {dropped.length > 0 && (
        <>
          <dt className="text-muted">{words.dropped}</dt>
          <dd>
            {/* The criteria of older rulings link here. */}
            {dropped.map(({ id, name }, place) => (
              <span key={id} id={part === 'findings' ? undefined : criterionAnchor(part, id)}>
                {place > 0 && ' · '}
                {name}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
