import { expect, test } from 'vitest';
import { bundleOf, openWindow } from '#tests/fakes/fake-window.ts';

const followScroll = await bundleOf('document/follow-scroll.ts');

test('the page is marked as scrolled past 50 px, and its progress goes from 0 to 1', () => {
  const opened = openWindow(followScroll);
  const scrollTo = (y: number) => {
    opened.globals.scrollY = y;
    opened.fire('scroll');
    return [opened.rootAttributes.has('data-scrolled'), opened.lineProperties.get('--scrolled')];
  };
  expect(scrollTo(50)).toEqual([false, '0.025']);
  expect(scrollTo(51)).toEqual([true, '0.0255']);
  expect(scrollTo(2500)).toEqual([true, '1']);
  opened.globals.document.documentElement.scrollHeight = 500;
  expect(scrollTo(0)).toEqual([false, '0']);
});
