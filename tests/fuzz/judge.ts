import { SECURITY_HEADERS } from '#tests/requests/security-headers.ts';
import type { Answer, Question } from './question.ts';
import { EVIL_HOST } from './questions.ts';

const SLOW_MS = 5_000;
const STACK = /\bat (?:async )?\S+ \(?(?:file:|node:|\/)\S*:\d+:\d+|node_modules\//;

/** What no answer may be, whatever was asked; empty where all is well. */
export function complaintsOf(url: string, question: Question, answer: Answer | null): string[] {
  if (!answer) return ['no answer'];
  const { status, headers, body, milliseconds } = answer;
  const missing = SECURITY_HEADERS.filter((name) => !headers.get(name));
  const isScript = headers.get('content-type')?.includes('javascript');
  const everything = [...headers].flat().join('\n') + body;
  const found: [boolean, string][] = [
    [status >= 500, `status ${status}`],
    [milliseconds >= SLOW_MS, `${Math.round(milliseconds)} ms`],
    [missing.length > 0, `without ${missing.join(', ')}`],
    [headers.has('x-powered-by'), 'says what it runs on'],
    [headers.has('x-injected'), 'a header of the sender'],
    [status >= 400 && headers.get('cache-control') !== 'no-store', 'an error that may be kept'],
    [!isScript && STACK.test(body), 'a stack'],
    [leadsAway(url, headers.get('location')), `leads to ${headers.get('location')}`],
    [isOnlyInHead(question) && everything.includes(EVIL_HOST), 'the host of the sender'],
  ];
  return found.flatMap(([isSo, complaint]) => (isSo ? [complaint] : []));
}

function leadsAway(url: string, location: string | undefined): boolean {
  if (location === undefined) return false;
  const { origin } = new URL(url);
  return !URL.canParse(location, url) || new URL(location, url).origin !== origin;
}

// What somebody types may be shown to them.
function isOnlyInHead({ target, body }: Question): boolean {
  return !(target.startsWith('/') && target.includes(EVIL_HOST)) && !body.includes(EVIL_HOST);
}
