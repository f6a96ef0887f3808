import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { fromStorage } from '#app/ui/from-storage.ts';
import { CountryRow, type ListedCountry } from './country-row.tsx';
import { CountryState } from './country-state.tsx';

/** The `localStorage` key of the code of the reader's country. */
export const COUNTRY_KEY = 'country';

/** A link to the country that the reader has chosen; nothing without a choice. */
export function MyCountry({
  countries,
}: {
  countries: { code: string; path: string; name: string }[];
}) {
  const { text, to } = useLanguage();
  const [code] = useMyCountry();
  const mine = countries.find((country) => country.code === code);
  if (!mine) return null;
  return (
    <p className="pb-5">
      {text.countries.mine}:{' '}
      <Link to={to(mine.path)} className="link inline-flex min-h-11 items-center font-medium">
        {mine.name}
      </Link>
    </p>
  );
}

/** The country that the reader has chosen, with the state of its law; nothing without a choice. */
export function PinnedCountry({ countries }: { countries: ListedCountry[] }) {
  const { text } = useLanguage();
  const [code] = useMyCountry();
  const mine = countries.find((country) => country.code === code);
  if (!mine) return null;
  return (
    <section
      aria-label={text.countries.mine}
      className="card relative mb-3 grid gap-2 border-accent px-4 py-3 hover:bg-raised sm:mb-4 sm:px-5"
    >
      <p className="text-sm text-muted">{text.countries.mine}</p>
      <p className="grid items-baseline gap-x-6 gap-y-0.5 sm:grid-cols-[9rem_7.5rem_minmax(0,1fr)] lg:grid-cols-[9rem_7.5rem_minmax(0,1fr)_19rem]">
        <CountryRow country={mine} />
      </p>
      <p className="font-medium">
        <CountryState state={mine.state} />
      </p>
    </section>
  );
}

/** The button that stores a country as the reader's own in this browser. */
export function MyCountryButton({ code }: { code: string }) {
  const { text } = useLanguage();
  const words = text.countries;
  const [mine, choose] = useMyCountry();
  const [isRefused, setRefused] = useState(false);
  const isMine = mine === code;
  return (
    <p className="no-print grid items-center justify-items-start gap-x-4 gap-y-1.5 noscript:hidden sm:grid-cols-[auto_minmax(0,1fr)]">
      <button
        type="button"
        className="button"
        onClick={() => setRefused(!choose(isMine ? null : code))}
      >
        {isMine ? words.forget : words.remember}
      </button>
      <span className="text-sm text-pretty text-muted">
        {words.mineMeans} {words.onlyHere}
      </span>
      {isRefused && (
        <span role="alert" className="text-sm font-medium sm:col-span-2">
          {words.unsaved}
        </span>
      )}
    </p>
  );
}

/**
 * The code of the reader's country, null until React has started and where nothing is stored, and its setter, which returns
 * false if the browser refuses.
 */
export function useMyCountry() {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(storedCode()), []);
  const choose = (chosen: string | null): boolean => {
    fromStorage(() =>
      chosen ? localStorage.setItem(COUNTRY_KEY, chosen) : localStorage.removeItem(COUNTRY_KEY),
    );
    const stored = storedCode();
    setCode(stored);
    return stored === chosen;
  };
  return [code, choose] as const;
}

function storedCode(): string | null {
  return fromStorage(() => localStorage.getItem(COUNTRY_KEY));
}
