import { Form, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import type { AuthorityPage } from '#domain/country/authority-pages.ts';
import { AuthorityLinks } from './authority-links.tsx';
import { MyCountry } from './my-country.tsx';
import { RegulatorList } from './regulator-list.tsx';
import type { Regulators } from './regulators.ts';
import { reportHref } from './report-query.ts';

/** The authorities of a country to which fraud can be reported. */
export interface ReportCountry extends Regulators {
  name: string;
  path: string;
  pages: AuthorityPage[];
}

/** A form that asks for the reader's country, and the authorities to report to there. */
export function WhereToReport({
  countries,
  code,
  chosen,
}: {
  countries: { code: string; name: string }[];
  code: string | null;
  chosen: ReportCountry | null;
}) {
  const { text, to } = useLanguage();
  const words = text.scammed;
  return (
    <section
      id="where"
      aria-labelledby="where-title"
      className="card flex scroll-mt-20 flex-col gap-4 p-4 sm:p-5"
    >
      <h3 id="where-title" className="text-lg">
        {chosen ? words.where(chosen.name) : words.whereAny}
      </h3>
      <div className="no-print grid content-start gap-2">
        <Form action={to('/scammed')} preventScrollReset className="grid gap-3">
          {/* Another country is another default value. */}
          <LabelledControl key={code} label={words.country}>
            {(control) => (
              <select {...control} name="country" defaultValue={code?.toLowerCase() ?? ''} required>
                <option value="">{words.choose}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code.toLowerCase()}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledControl>
          <button type="submit" className={`button ${chosen ? '' : 'button-primary'}`}>
            {words.show}
          </button>
        </Form>
        {!chosen && (
          <MyCountry
            countries={countries.map((country) => ({
              ...country,
              path: reportHref('/scammed', country),
            }))}
          />
        )}
      </div>
      <div className="grid content-start gap-3 empty:-mt-4" aria-live="polite">
        {chosen && (
          <dl className="grid gap-3">
            <div>
              <dt className="font-medium">{words.police}</dt>
              <dd className="text-pretty">{words.policeText}</dd>
            </div>
            <div className="grid gap-1.5">
              <dt className="font-medium">{words.authority}</dt>
              <dd>
                <RegulatorList country={chosen} />
              </dd>
              <dd>
                <AuthorityLinks pages={chosen.pages} className="card px-4" />
              </dd>
              <dd>
                <Link to={to(chosen.path)} className="link">
                  {text.countries.titleOf(chosen.name)}
                </Link>
              </dd>
            </div>
          </dl>
        )}
        {chosen && chosen.pages.length > 0 && (
          <p className="max-w-prose text-sm text-muted">
            {words.linksNote(chosen.pages.length)}{' '}
            {!chosen.pages.some(({ complaint }) => complaint) && text.countries.complainUnseen}
          </p>
        )}
      </div>
    </section>
  );
}
