import { useLanguage } from '#app/i18n/use-language.ts';
import type { Regulators } from './regulators.ts';

/** The authorities of a country that license or supervise, a line each, or that none is known. */
export function RegulatorList({
  country: { regulators, regulatorsNote },
}: {
  country: Regulators;
}) {
  const { text } = useLanguage();
  if (regulators.length === 0) {
    return <p className="text-sm text-pretty">{text.countries.regulatorUnseen}</p>;
  }
  return (
    <div className="grid gap-1.5 text-sm">
      <ul className="divide-y divide-line">
        {regulators.map((name) => (
          <li key={name} className="py-2 leading-snug first:pt-0 last:pb-0">
            {name}
          </li>
        ))}
      </ul>
      {regulatorsNote && <p className="text-pretty text-muted">{regulatorsNote}</p>}
    </div>
  );
}
