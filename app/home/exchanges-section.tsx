import { Ban } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DrawnVerdict } from '#app/verdict/verdict-lockup.tsx';
import { VerdictMark } from '#app/verdict/verdict-mark.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { hasCompleteEvidence } from '#domain/method/definition.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { ExchangeEntry } from './exchange-entry.tsx';
import { NewestSection } from './newest-section.tsx';

/** The newest exchanges. */
export function ExchangesSection({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="exchanges"
      title={text.home.exchangesTitle}
      text={text.home.exchangesText}
      more={{ to: to('/exchange'), label: text.home.allExchanges }}
      listings={exchanges}
      frameClass="card"
      listClass="divide-y divide-line"
      card={(exchange) => <ExchangeEntry exchange={exchange} />}
      words={text.exchanges}
    >
      <SignsKey exchanges={exchanges} />
    </NewestSection>
  );
}

/** The words of the products' signs, where the products have no room for them, and of the dashed outline; both are read out. */
function SignsKey({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text } = useLanguage();
  const products = exchanges.flatMap(({ rulings }) => rulings.filter(({ isMain }) => !isMain));
  const verdicts = VERDICTS.filter((verdict) =>
    products.some((ruling) => ruling.verdict === verdict),
  );
  const dashed = products.find(({ firmness }) => !hasCompleteEvidence(firmness.sign));
  return (
    <p aria-hidden="true" className="signs-key">
      {verdicts.map((verdict) => (
        <span key={verdict} className="xl:hidden">
          <VerdictMark verdict={verdict} className="size-3" />
          {text.verdict[verdict]}
        </span>
      ))}
      {dashed && (
        <span>
          <DrawnVerdict ruling={dashed} />
          {dashed.firmness.name}
        </span>
      )}
      <span className="xl:hidden">— {text.ruling.notLookedAt}</span>
      <span className="xl:hidden">
        <Ban className="size-3.5" strokeWidth={1.5} />
        {text.ruling.notOffered}
      </span>
    </p>
  );
}
