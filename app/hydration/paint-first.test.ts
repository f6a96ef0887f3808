import { beforeEach, expect, test, vi } from 'vitest';
import { paintFirst } from './paint-first.ts';

type Instrument = Parameters<NonNullable<typeof paintFirst.router>>[0]['instrument'];
type Navigate = NonNullable<Parameters<Instrument>[0]['navigate']>;

/** Runs the animation frame, which is before the paint. */
let runFrame = () => {};
let fire = (_name: string) => {};
let navigate: Navigate;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (beforePaint: () => void) => {
    runFrame = beforePaint;
  });
  vi.stubGlobal('addEventListener', (listened: string, listener: () => void) => {
    fire = (name) => name === listened && listener();
  });
  paintFirst.router?.({
    instrument: (given: Parameters<Instrument>[0]) => {
      if (given.navigate) navigate = given.navigate;
    },
  } as Parameters<NonNullable<typeof paintFirst.router>>[0]);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A navigation of the router, and whether it has begun. */
function press(formData?: FormData) {
  const begin = vi.fn(async () => ({
    status: 'success' as const,
    error: undefined,
    meta: undefined,
  }));
  void navigate(begin, { formData } as Parameters<Navigate>[1]);
  return begin;
}

test('a link opens after the next paint, and a form at once', async () => {
  const link = press();
  await vi.advanceTimersByTimeAsync(50);
  expect(link).not.toHaveBeenCalled();
  runFrame();
  await Promise.resolve();
  expect(link).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(link).toHaveBeenCalledOnce();
  expect(press(new FormData())).toHaveBeenCalledOnce();
});

test('a link opens soon in a page that is not painted', async () => {
  const link = press();
  await vi.advanceTimersByTimeAsync(100);
  expect(link).toHaveBeenCalledOnce();
});

test.each([
  ['another link', () => press()],
  ['a form', () => press(new FormData())],
  ['a step back', () => fire('popstate')],
])('a link that waits is given up for %s', async (_, next) => {
  const link = press();
  next();
  await vi.advanceTimersByTimeAsync(100);
  expect(link).not.toHaveBeenCalled();
});
