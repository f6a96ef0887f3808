import { Form, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import { compareHref } from './compare-href.ts';
import { MAX_COMPARED, MAX_NAME_LENGTH } from './compare-query.ts';

const PLACES = Array.from({ length: MAX_COMPARED }, (_, index) => index);

/** The form that chooses the listings, and comparisons to try. */
export function ChooserSection({ fieldValues }: { fieldValues: string[] }) {
  const words = useLanguage().text.compare;
  return (
    <section aria-labelledby="choose" className="no-print card">
      <h2 id="choose" className="px-5 pt-4 text-lg">
        {words.choose}
      </h2>
      <div className="px-5 pb-4">
        <Chooser fieldValues={fieldValues} />
      </div>
      <Examples />
    </section>
  );
}

/** Two fields, with two more to open. */
export function Chooser({ fieldValues }: { fieldValues: string[] }) {
  const { text, to } = useLanguage();
  const words = text.compare;
  const [first, more] = [PLACES.slice(0, 2), PLACES.slice(2)];
  return (
    <Form
      action={to('/compare')}
      className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] lg:flex lg:flex-wrap lg:items-end lg:gap-x-4"
    >
      <p className="col-span-full text-sm text-muted lg:basis-full">{words.chooseHint}</p>
      <Fields places={first} fieldValues={fieldValues} />
      <button type="submit" className="button button-primary comparison-go sm:w-fit">
        {words.compare}
      </button>
      <details open={fieldValues.length > first.length}>
        <summary className="fold-line link w-fit cursor-pointer py-2">{words.addMore}</summary>
        <div className="pt-2">
          <Fields places={more} fieldValues={fieldValues} />
        </div>
      </details>
    </Form>
  );
}

function Fields({ places, fieldValues }: { places: number[]; fieldValues: string[] }) {
  const { text } = useLanguage();
  return (
    <div className="col-span-full grid max-w-3xl gap-3 sm:grid-cols-2 lg:w-xl">
      {places.map((place) => (
        // A new comparison brings new default values.
        <LabelledControl
          key={`${place} ${fieldValues[place] ?? ''}`}
          label={text.compare.field(place + 1)}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              name="of"
              dir="auto"
              defaultValue={fieldValues[place] ?? ''}
              maxLength={MAX_NAME_LENGTH}
              placeholder={text.compare.placeholders[place]}
            />
          )}
        </LabelledControl>
      ))}
    </div>
  );
}

/** In the order of their names in the texts. */
const EXAMPLES: { kind: Kind; ids: string[] }[] = [
  { kind: 'coin', ids: ['bitcoin', 'ethereum'] },
  { kind: 'coin', ids: ['tether', 'usd-coin'] },
  { kind: 'exchange', ids: ['binance', 'kraken'] },
];

/** Comparisons to try. */
function Examples() {
  const { text, to } = useLanguage();
  return (
    <div className="border-t border-line px-5 py-2">
      <ul aria-labelledby="examples" className="flex flex-wrap items-center gap-2 py-1">
        <li id="examples" className="text-sm text-muted">
          {text.compare.examples}:
        </li>
        {EXAMPLES.map(({ kind, ids }, place) => (
          <li key={ids.join()}>
            <Link to={compareHref(to('/compare'), kind, ids)} rel="nofollow" className="example">
              {text.compare.pairs[place]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
