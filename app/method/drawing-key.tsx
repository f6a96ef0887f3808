import { useLanguage } from '#app/i18n/use-language.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';
import { firstSentence } from '#domain/text/sentences.ts';

// Each finding once, the first of them on core criteria.
const SAMPLE = {
  verdict: 'questionable',
  firmness: { sign: 'half' },
  findings: 'PNCUrhf-',
} as const;

/** The drawings of findings and firmness with their names, which open to their meanings, and the figure drawn of them. */
export function DrawingKey({ findings, firmness }: Pick<MethodView, 'findings' | 'firmness'>) {
  const words = useLanguage().text.methodology;
  return (
    <PageSection id="key" title={words.keyTitle}>
      <div className="grid gap-x-8 gap-y-3 text-sm sm:max-lg:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <h3 className="text-base">{words.findingsTitle}</h3>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
            {findings.map((finding) =>
              finding.letter === 'r' ? (
                <Resolved key={finding.id} finding={finding} />
              ) : (
                <li key={finding.id}>
                  <FindingMark finding={finding} />
                </li>
              ),
            )}
          </ul>
        </div>
        <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:max-lg:col-span-2">
          <Rosette ruling={SAMPLE} size="md" isDecorative />
          <figcaption className="grid gap-1.5">
            {words.rosette.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </figcaption>
        </figure>
      </div>
      <details>
        <summary className="fold-line link w-fit cursor-pointer py-1">{words.keyMeanings}</summary>
        <div className="grid gap-y-4 pt-2 text-sm">
          {/* The ids are inside: links open the closed part. */}
          <dl id="findings" className="grid content-start gap-2 scroll-mt-40">
            {findings.map((finding) => (
              <div key={finding.id} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt>
                  <FindingMark finding={finding} />
                </dt>
                <dd>{finding.meaning}</dd>
              </div>
            ))}
          </dl>
          <div id="firmness" className="scroll-mt-40">
            <Meanings of={firmness} />
          </div>
        </div>
      </details>
    </PageSection>
  );
}

/** How firm a verdict is: each sign with the first sentence of its meaning. */
export function FirmnessSteps({ firmness }: Pick<MethodView, 'firmness'>) {
  const { methodology: words, verdict } = useLanguage().text;
  return (
    <PageSection id="how-firm" title={words.firmnessTitle}>
      <ul className="card max-sm:px-3 max-sm:py-2 max-sm:text-sm sm:divide-y sm:divide-line">
        {firmness.map(({ id, sign, name, meaning }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 py-1 sm:grid-cols-[auto_11rem_minmax(0,1fr)] sm:gap-x-3 sm:px-4 sm:py-2"
          >
            <FirmnessMark sign={sign} />
            <span>
              <span className="font-medium">{name}</span>
              {verdict.firmnessShort[sign] !== name && (
                <span className="snug block text-xsm text-muted sm:text-sm">
                  {words.inLists(verdict.firmnessShort[sign])}
                </span>
              )}
            </span>
            <span className="snug text-sm text-pretty text-muted max-sm:col-start-2 max-sm:text-xsm">
              {firstSentence(meaning)}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Names with their meanings. */
export function Meanings({ of }: { of: { name: string; meaning: string }[] }) {
  return (
    <dl className="grid max-w-3xl gap-2">
      {of.map(({ name, meaning }) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

// A resolved failure has two drawings: after some years it counts as a pass.
function Resolved({ finding }: { finding: MethodView['findings'][number] }) {
  const { text } = useLanguage();
  return (
    <>
      <li>
        <FindingMark finding={{ ...finding, letter: 'h' }} />
      </li>
      <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-2">
        <FindingBar finding={finding} />
        <span>
          {finding.name}
          {text.ruling.stillConcern}
        </span>
      </li>
    </>
  );
}
