import { useLanguage } from '#app/i18n/use-language.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';

// Each finding once, the first of them on core criteria.
const SAMPLE = {
  verdict: 'questionable',
  firmness: { sign: 'half' },
  findings: 'PNCUrhf-',
} as const;

/** The drawings of findings and firmness with their names; each list leads to the meanings. */
export function DrawingKey({ findings, firmness }: Pick<MethodView, 'findings' | 'firmness'>) {
  const words = useLanguage().text.methodology;
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <a href="#findings" className="link w-fit">
            {words.findingsTitle}
          </a>
          <ul className="grid gap-1 max-sm:grid-cols-2">
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
        <div className="grid content-start gap-1.5">
          <a href="#firmness" className="link w-fit">
            {words.firmnessTitle}
          </a>
          <ul className="grid gap-1">
            {firmness.map(({ id, sign, name }) => (
              <li key={id} className="flex items-center gap-2">
                <FirmnessMark sign={sign} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 border-t border-line pt-4 text-sm">
        <Rosette ruling={SAMPLE} size="md" isDecorative />
        <figcaption className="grid gap-1.5">
          {words.rosette.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </figcaption>
      </figure>
    </div>
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
