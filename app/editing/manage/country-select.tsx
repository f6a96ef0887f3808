import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSubmit } from 'react-router';

/** Narrows a list to a country; at once with scripts, by its button without. */
export function CountrySelect({
  path,
  country,
  countries,
  kept,
}: {
  path: string;
  country: string;
  countries: string[];
  kept: URLSearchParams;
}) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  // Back and Forward change it too.
  const shown = useRef(country);
  useEffect(() => {
    if (!select.current || shown.current === country) return;
    shown.current = country;
    select.current.value = country;
  }, [country]);
  const catchUp = useEffectEvent(() => {
    const field = select.current;
    if (field && field.value !== country) submit(field.form, { preventScrollReset: true });
  });
  // With the choice made before React started.
  useEffect(() => catchUp(), []);
  return (
    <Form action={path} preventScrollReset className="flex max-w-full flex-wrap gap-2">
      <select
        ref={select}
        name="country"
        aria-label="Country"
        defaultValue={country}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="min-h-11 max-w-full rounded-lg border border-line bg-surface px-3"
      >
        <option value="">All countries</option>
        {countries.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className="button">
          Show
        </button>
      </noscript>
    </Form>
  );
}
