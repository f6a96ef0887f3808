import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { ContactSection, CorrectionLine } from './contact.tsx';

const PART = <ContactSection title="Corrections" text="Name the page." />;
const LINE = <CorrectionLine subject="A & B" path="/coin/a-and-b" />;

describe('the part for readers’ messages', () => {
  test('asks for them and links to a web form', () => {
    const html = render(PART, { contact: 'https://form.example/write' });
    expect(html).toContain(en.contact.title);
    expect(html).toContain('Name the page.');
    expect(html).toContain('href="https://form.example/write" target="_blank"');
  });

  test('refers to the links in the footer without a contact', () => {
    const html = render(PART, { social: ['https://photos.example/us'] });
    expect(html).toContain('Corrections');
    expect(html).toContain(en.contact.socialOnly);
    expect(html).not.toContain('Name the page.');
  });

  test('says that there is no contact where there are no such links either', () => {
    expect(render(PART, {})).toContain(en.contact.none);
  });
});

describe('the line for corrections', () => {
  test('puts name and address of the page in the subject of a mail', () => {
    const html = render(LINE, { contact: 'mailto:hello@tabayyan.example' });
    const subject = encodeURIComponent('A & B: https://tabayyan.example/en/coin/a-and-b');
    expect(html).toContain(`href="mailto:hello@tabayyan.example?subject=${subject}"`);
    expect(html).toContain('>hello@tabayyan.example<');
  });

  test('leaves the operator’s own subject as it is', () => {
    const html = render(LINE, { contact: 'mailto:hello@tabayyan.example?subject=Site' });
    expect(html).toContain('href="mailto:hello@tabayyan.example?subject=Site"');
  });

  test('is absent without a contact', () => {
    expect(render(LINE, { social: ['https://photos.example/us'] })).toBe('');
  });
});

function render(
  element: ReactElement,
  { contact, social = [] }: { contact?: string; social?: string[] },
): string {
  const site = { origin: 'https://tabayyan.example', contact, links: { social } };
  const router = createMemoryRouter([{ id: 'root', path: '/en', loader: () => site, element }], {
    initialEntries: ['/en'],
    hydrationData: { loaderData: { root: site } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
