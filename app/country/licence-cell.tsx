import { Check, FileX, type LucideIcon, Minus, QuestionMark, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import type { CellView, RegisterView } from './cell-view.ts';

interface Look {
  Icon: LucideIcon;
  frame: string;
  words: string;
}

// An answer of a register has a disc, and more weight the more it says; what was not looked up is dashed.
const LOOKS: Record<CellView['state'], Look> = {
  licensed: { Icon: Check, frame: '', words: 'font-semibold' },
  ended: { Icon: TimerOff, frame: 'verdict-disc-hollow', words: 'font-medium' },
  absent: { Icon: Minus, frame: 'verdict-disc-hollow', words: 'font-medium' },
  noRegister: {
    Icon: FileX,
    frame: 'verdict-disc-hollow border-transparent',
    words: 'text-muted',
  },
  unseen: { Icon: QuestionMark, frame: 'verdict-disc-dashed', words: 'text-muted' },
};

/** The answer of a register on an exchange, in words and with a sign of its own; never in a verdict's colour. `children`: the rest of the sentence. */
export function CellState({
  state,
  isOutweighed = false,
  children,
}: Pick<CellView, 'state'> & {
  /** The criterion of licences fails all the same: beside it the answer is plain text. */
  isOutweighed?: boolean;
  children?: ReactNode;
}) {
  const { text } = useLanguage();
  const { Icon, frame, words } = LOOKS[state];
  if (isOutweighed) return <span className="text-muted">{text.countries.cells[state]}</span>;
  return (
    <span className={`inline-flex gap-2 ${children ? 'items-start' : 'items-center'} ${words}`}>
      <span aria-hidden="true" className={`verdict-disc verdict-none ${frame}`}>
        {/* Without a disc around it, the icon is as high as the words. */}
        {state === 'noRegister' ? (
          <Icon className="size-4" strokeWidth={2} />
        ) : (
          <Icon className="size-3" strokeWidth={3} />
        )}
      </span>
      <span>
        {text.countries.cells[state]}
        {children}
      </span>
    </span>
  );
}

/** The company, number, day and words of a licence, or the names that were looked for, with the copy of the register. */
export function CellDetails({ cell }: { cell: CellView }) {
  const { text, locale } = useLanguage();
  const words = text.countries;
  const { licence, names, note, register } = cell;
  const days = licence && [
    licence.from && words.since(formatDate(locale, licence.from)),
    licence.until && words.until(formatDate(locale, licence.until)),
  ];
  return (
    <div className="grid gap-1 text-sm text-muted">
      {licence && (
        <>
          <p className="wrap-anywhere">
            <Facts
              facts={[
                <bdi key="company" lang="en">
                  {licence.company}
                </bdi>,
                licence.number && (
                  <bdi key="number" lang="en">
                    {licence.number}
                  </bdi>
                ),
                ...(days ?? []),
              ]}
            />
          </p>
          {licence.services.length > 0 && (
            <p className="text-ink">
              {words.licensedFor}{' '}
              <Facts facts={licence.services.map((service) => words.services[service])} />
            </p>
          )}
          {licence.words && (
            <p lang="en" dir="ltr" className="text-start wrap-anywhere">
              {licence.words}
            </p>
          )}
        </>
      )}
      {note && <p>{note}</p>}
      {names.length > 0 && <p>{words.namesLooked(formatList(locale, [...names]))}</p>}
      {register && <RegisterLine register={register} />}
    </div>
  );
}

function RegisterLine({ register }: { register: RegisterView }) {
  const { text, locale } = useLanguage();
  const words = text.countries;
  const day = formatDate(locale, register.copiedOn);
  return (
    <p>
      {words.registerOf}{' '}
      <ExternalLink href={register.url} className="link">
        {register.regulator}
      </ExternalLink>
      {register.area && ` · ${register.area}`}
      {' · '}
      {register.copiedBy ? words.copyOf(register.copiedBy, day) : words.ownCopy(day)}
      {register.staleDays !== null && ` · ${words.oldCopy(register.staleDays)}`}
    </p>
  );
}
