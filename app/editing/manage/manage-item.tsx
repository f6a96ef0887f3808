import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { closeOnLeaving } from '#app/editing/close-on-leaving.ts';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { rulingPath } from '#app/editing/paths.ts';
import { dateFormat } from '#app/i18n/intl.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import { SPOT } from '#domain/method/scope.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { type ManageQuery, withQuery } from './manage-query.ts';
import type { ManageRow } from './manage-row.ts';
import { inDoubtText } from './texts-in-doubt.ts';

const VERB =
  'icon-button cursor-pointer px-1.5 text-sm font-medium hover:bg-raised sm:max-lg:px-2.5';
const SHORT_DATE = dateFormat('en-GB', { dateStyle: 'medium' });

/** A row of a manage list: the listing, what needs an editor, and actions. */
export function ManageItem({
  row,
  place,
  query,
}: {
  row: ManageRow;
  /** From 1; the target of "Load More". */
  place: number;
  query: ManageQuery;
}) {
  const { summary, arabicName, inDoubt, missing, updatedAt, review } = row;
  const glance = mainGlance(summary.rulings);
  const { kind, id, name } = summary;
  const { path } = KIND_WORDS[kind];
  return (
    <li
      id={`row-${place}`}
      className="flex min-h-12 items-center gap-x-3 gap-y-1 px-3 py-0.5 max-lg:flex-wrap max-lg:py-2 [&_*]:leading-snug"
    >
      <ListingLogo key={summary.image} size="sm" image={summary.image} letter={summary.letter} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-base">
          <Link to={editPath(kind, id)} data-row="" className="hover:text-accent">
            <ListingName listing={summary} />
          </Link>
        </h2>
        <p className="text-xs text-muted">
          <Facts
            facts={[
              ...inDoubt.map((each) => (
                <span key={each.language} className="font-medium text-ink">
                  {inDoubtText(each)}
                </span>
              )),
              missing && (
                <span key="missing" className="font-medium text-ink">
                  {missing}
                </span>
              ),
              arabicName && (
                <bdi key="arabic" lang="ar">
                  {arabicName}
                </bdi>
              ),
              <span key="country">
                <span className="sr-only">Country: </span>
                <bdi>{summary.country}</bdi>
              </span>,
            ]}
          />
          <span className="max-2xl:hidden">
            {' · '}Updated{' '}
            <time dateTime={updatedAt}>{SHORT_DATE.format(new Date(updatedAt))}</time>
          </span>
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-0.5 max-lg:w-full max-lg:ps-11 lg:w-66 xl:w-105 xl:flex-nowrap max-sm:[&_.lockup]:text-xs max-sm:[&_.lockup>*]:gap-1 max-sm:[&_.lockup>*]:px-1 lg:[&_.text-sm]:text-xs lg:[&>*>*]:gap-0.5">
        {/* The scope where it is not the usual one; the day of the verdict is on its own screen. */}
        <div className="xl:w-78 xl:shrink-0">
          <GlanceLine ruling={glance} isShort={glance?.scope === SPOT} isDated={false} />
        </div>
        {review && <ReviewDay review={review} />}
      </div>
      <Stars rating={summary.rating} className="w-20 max-2xl:hidden" />
      <div className="no-print flex max-lg:w-full max-sm:-mt-1 max-sm:ps-9.5 sm:max-lg:ps-8 lg:w-84 lg:shrink-0">
        <Verb to={editPath(kind, id)} name={name}>
          Edit
        </Verb>
        <Verb to={rulingPath(kind, id)} name={name} isRuling>
          Classify
        </Verb>
        <details name="row-menu" onBlur={closeOnLeaving} className="phone-menu">
          <summary className={`${VERB} text-accent`}>
            More
            <span className="sr-only"> actions for {name}</span>
            <FoldMark />
          </summary>
          <div className="phone-menu-actions">
            <Verb to={withQuery(`${path}/translations/${id}`, query)} name={name} over>
              Translations
            </Verb>
            <Verb to={`${KIND_WORDS[kind].publicPath}/${id}`} name={name} leaves>
              View
            </Verb>
            <span className="border-line max-sm:mt-1 max-sm:block max-sm:border-t max-sm:pt-1 sm:ms-3 sm:ps-3 lg:border-s">
              <Verb to={withQuery(`${path}/delete/${id}`, query)} name={name} over isDanger>
                Delete
              </Verb>
            </span>
          </div>
        </details>
      </div>
    </li>
  );
}

const WHEN = {
  overdue: { word: 'Overdue', before: 'since' },
  soon: { word: 'Due soon', before: 'on' },
} as const;

// From `xl` on in a column of its own, whose head says what is due.
function ReviewDay({ review: { due, when } }: { review: NonNullable<ManageRow['review']> }) {
  return (
    <p className={`text-xs ${when ? 'font-semibold' : 'text-muted'}`}>
      {when ? (
        <>
          <Clock aria-hidden="true" className="me-1 inline size-3.5" />
          {WHEN[when].word}
          <span className="xl:sr-only"> {WHEN[when].before}</span>{' '}
        </>
      ) : (
        <span className="xl:sr-only">Review due </span>
      )}
      <time dateTime={due} className="whitespace-nowrap">
        {SHORT_DATE.format(new Date(due))}
      </time>
    </p>
  );
}

function Verb({
  to,
  name,
  over = false,
  leaves = false,
  isRuling = false,
  isDanger = false,
  children,
}: {
  to: string;
  name: string;
  /** Opens over the list. */
  over?: boolean;
  /** Leads out of the admin. */
  leaves?: boolean;
  /** The link that the key of the ruling opens. */
  isRuling?: boolean;
  /** It removes the listing. */
  isDanger?: boolean;
  children: string;
}) {
  return (
    <Link
      to={to}
      preventScrollReset={over}
      reloadDocument={leaves}
      data-ruling={isRuling ? '' : undefined}
      className={`${VERB} ${isDanger ? 'text-(--caution)' : 'text-accent'}`}
    >
      {children}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
