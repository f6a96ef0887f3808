import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { inLanguage } from '#domain/method/definition.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';
import { LabelledValue } from './labelled-value.tsx';

/** The lists that warn of the pasted text's domain or address: who, for what and since when, as each list says. */
export function Warnings({ warnings }: { warnings: FoundWarning[] }) {
  const { text } = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="grid gap-3">
      <h3 id="warnings" className="text-lg">
        {text.caution.check.warning.title}
      </h3>
      <ul className="grid gap-4">
        {warnings.map((warning) => (
          <li
            key={`${warning.list.url} ${warning.domain ?? warning.address}`}
            className="card grid gap-2 p-5"
          >
            <Warned warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Warned({ warning }: { warning: FoundWarning }) {
  const { text, locale, language } = useLanguage();
  const { warning: words } = text.caution.check;
  const { list, domain, address, by, name, reason, listedOn, firstReadOn, lastReadOn, isStale } =
    warning;
  const lastRead = formatDate(locale, lastReadOn);
  return (
    <>
      <h4 className="font-medium">{inLanguage(list.name, language)}</h4>
      <dl className="grid gap-1">
        {domain && <LabelledValue label={words.domain} value={domain} />}
        {address && <LabelledValue label={words.address} value={address} />}
        {by && <LabelledValue label={words.by} value={by} />}
        {name && <LabelledValue label={words.name} value={name} />}
        {reason && <LabelledValue label={words.reason} value={reason} />}
        {listedOn && <LabelledValue label={words.listedOn} value={formatDate(locale, listedOn)} />}
      </dl>
      {!reason && <p>{words.noReason}</p>}
      {!listedOn && <p>{words.noDay(formatDate(locale, firstReadOn))}</p>}
      {list.kind === 'authority' && <p>{words.authority}</p>}
      <p className="text-sm text-muted">
        {isStale ? words.stale(lastRead) : words.lastRead(lastRead)}
      </p>
      <ExternalLink href={list.url} className="link justify-self-start py-2">
        {words.link}
      </ExternalLink>
    </>
  );
}
