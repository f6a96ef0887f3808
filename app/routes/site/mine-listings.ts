import { services } from '#app/context/services.server.ts';
import { answerData } from '#app/mine/answer-data.server.ts';
import { readOutline } from '#domain/listing/outline.ts';
import type { Route } from './+types/mine-listings';

/** The directory for lists that are kept in browsers. */
export function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  return answerData({ log }, () => readOutline(db));
}
