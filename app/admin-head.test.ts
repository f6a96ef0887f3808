import { describe, expect, test } from 'vitest';
import { bundleOf, openWindow } from '#tests/fakes/fake-window.ts';

const adminHead = await bundleOf('admin-head.ts');

describe('the theme', () => {
  test.each([
    ['dark', 'nothing', undefined],
    ['dark', 'true', 'true'],
    ['light', 'false', 'false'],
    ['dark', 'no JSON', 'light'],
    ['dark', 'null', 'null'],
  ])('is %s with %s stored', (colour, _, darkMode) => {
    const opened = openWindow(adminHead, { stored: darkMode === undefined ? {} : { darkMode } });
    expect([...opened.bodyClasses]).toEqual(colour === 'light' ? ['light-mode'] : []);
    expect(opened.frameColour()).toBe(colour);
  });

  test('changes with its button, and the choice is stored as a JSON boolean', () => {
    const opened = openWindow(adminHead);
    opened.click(true);
    expect([...opened.bodyClasses]).toEqual(['light-mode']);
    expect(opened.storedChoices()).toEqual({ darkMode: 'false' });
    expect(opened.frameColour()).toBe('light');
    opened.click(true);
    expect([...opened.bodyClasses]).toEqual([]);
    expect(opened.frameColour()).toBe('dark');
    expect(opened.storedChoices()).toEqual({ darkMode: 'true' });
  });

  test('does not change with a click elsewhere', () => {
    const opened = openWindow(adminHead);
    opened.click(false);
    opened.fire('click', { target: {} });
    expect(opened.storedChoices()).toEqual({});
  });

  test('follows a change in another tab', () => {
    const opened = openWindow(adminHead);
    opened.fire('storage', { key: 'darkMode', newValue: 'false' });
    expect([...opened.bodyClasses]).toEqual(['light-mode']);
    opened.fire('storage', { key: 'lang', newValue: 'ar' });
    expect([...opened.bodyClasses]).toEqual(['light-mode']);
    opened.fire('storage', { key: 'darkMode', newValue: null });
    expect([...opened.bodyClasses]).toEqual([]);
  });

  test('is dark and can be changed if storage is full or refused', () => {
    for (const storage of ['full', 'refused'] as const) {
      const opened = openWindow(adminHead, { storage });
      expect([...opened.bodyClasses]).toEqual([]);
      opened.click(true);
      expect([...opened.bodyClasses]).toEqual(['light-mode']);
    }
  });
});

test('each picture has the state shown or broken, and other elements have none', () => {
  const opened = openWindow(adminHead);
  const [shown, broken] = [
    new opened.globals.HTMLImageElement(),
    new opened.globals.HTMLImageElement(),
  ];
  const frame = { dataset: {} };
  opened.fire('load', { target: shown });
  opened.fire('error', { target: broken });
  opened.fire('load', { target: frame });
  expect(shown.dataset).toEqual({ state: 'shown' });
  expect(broken.dataset).toEqual({ state: 'broken' });
  expect(frame.dataset).toEqual({});
});
