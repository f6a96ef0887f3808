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
    <div className="grid gap-2 text-sm">
      <ul className="grid gap-1">
        {regulators.map((name) => (
          <li key={name} className="leading-snug">
            {name}
          </li>
        ))}
      </ul>
      {/* It is about all of them. */}
      {regulatorsNote && (
        <p className="border-t border-line pt-2 text-pretty text-muted">{regulatorsNote}</p>
      )}
    </div>
  );
}
