import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { learnAttributes } from '#app/markup/attributes.ts';
import { BodyRenderer } from '#app/markup/body.tsx';
import type { Html } from '#app/markup/html.ts';
import { type Markup, markupOf } from '#app/markup/markup.ts';
import { ScriptNonceProvider } from './script-nonce.ts';

const NONCE_BYTES = 16;

interface RenderedDocument {
  html: Html;
  /** Texts of the inline scripts of our own components; no other script in `html` may run. */
  ownScripts: string[];
}

/**
 * Renders a whole page: the head by React, the body by `markupOf` if it can. A random nonce, which no stored text can
 * contain, tells our own scripts from injected ones. It is then removed, so that the same page always has the same bytes.
 */
export function renderDocument(page: ReactNode): RenderedDocument {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  // Without the cast the compiler takes it for null below: it does not see the calls of `renderBody`.
  let body = null as Markup | null;
  const renderBody = (content: ReactNode) => {
    // In development React renders: a cached section would hide an edit of its components.
    if (import.meta.env.MODE === 'development') return null;
    body = markupOf(content, nonce);
    // React gets a placeholder, so that it does not copy the body.
    return body && nonce;
  };
  const rendered = renderToString(
    <ScriptNonceProvider value={nonce}>
      <BodyRenderer value={renderBody}>{page}</BodyRenderer>
    </ScriptNonceProvider>,
  );
  learnAttributes();
  const [start, ...rest] = `<!DOCTYPE html>${rendered}`.split(`<script nonce="${nonce}">`);
  const html = [start, ...rest].join('<script>');
  const ownScripts = rest.map((text) => text.slice(0, text.indexOf('</script>')));
  if (!body) return { html: [html], ownScripts };
  const place = html.indexOf(nonce);
  return {
    html: [html.slice(0, place), ...body.html, html.slice(place + nonce.length)],
    ownScripts: [...ownScripts, ...body.ownScripts],
  };
}
