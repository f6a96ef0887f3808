import { useLanguage } from '#app/i18n/use-language.ts';

const BETWEEN = /[;؛] /;

/** The authorities of a country that license or supervise, a line each, or that none is known. */
export function Authorities({ regulator }: { regulator: string | null }) {
  const { text } = useLanguage();
  const authorities = (regulator ?? text.countries.regulatorUnseen).split(BETWEEN);
  if (authorities.length === 1) return <p className="text-sm text-pretty">{authorities[0]}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {authorities.map((authority) => (
        <li key={authority} className="py-1 leading-snug first:pt-0 last:pb-0">
          {authority}
        </li>
      ))}
    </ul>
  );
}
