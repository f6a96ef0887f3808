import { Fragment, type ReactElement } from 'react';
import { listSeparators } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Elements with keys as a list in a sentence: `a, b and c`. */
export function ListOf({ items }: { items: ReactElement[] }) {
  const { locale } = useLanguage();
  const between = listSeparators(locale, items.length);
  return items.map((item, place) => (
    <Fragment key={item.key}>
      {item}
      {between[place]}
    </Fragment>
  ));
}
