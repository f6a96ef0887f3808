import { Form, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { Alarm } from '#domain/freshness/alarms.ts';
import type { HeadlineTask } from '#domain/freshness/headline-tasks.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

const SAYS: Record<Alarm, string> = {
  hack: 'hack or theft',
  scam: 'fraud',
  insolvency: 'insolvency',
  depeg: 'lost peg',
  halt: 'halt',
  delisting: 'delisting',
  lawsuit: 'law',
  lending: 'lending',
};

/** News that name a listing beside a word of alarm, each to be read and closed. */
export function Headlines({ count, headlines }: { count: number; headlines: Shown[] }) {
  return (
    <ToLookAtPart
      id="headlines"
      title="Headlines"
      none="No headline waits."
      count={count}
      shown={headlines.length}
    >
      {headlines.map(({ id, kind, listingId, name, title, url, language, source, alarm, at }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
        >
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <Title url={url} title={title} language={language} />
            <p className="text-sm text-muted">
              {alarm && `${SAYS[alarm]} · `}
              <bdi>{source}</bdi>, <Moment at={at} /> ·{' '}
              <Link to={`${KIND_WORDS[kind].path}/edit/${listingId}`} className="link">
                Edit <bdi>{name}</bdi>
              </Link>
            </p>
          </div>
          <Form method="post" action={`/admin/headlines/${id}/close`}>
            <button type="submit" className="button px-3 text-sm">
              Looked at<span className="sr-only">: {title}</span>
            </button>
          </Form>
        </li>
      ))}
    </ToLookAtPart>
  );
}

function Title({ url, title, language }: Pick<Shown, 'url' | 'title' | 'language'>) {
  const name = <bdi lang={language}>{title}</bdi>;
  if (!webAddress(url)) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

type Shown = Omit<HeadlineTask, 'publishedAt'> & { at: string };
