import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ScriptNonceProvider } from './script-nonce.ts';

const NONCE_BYTES = 16;

interface RenderedDocument {
  html: string;
  /** Texts of the inline scripts of our own components; no other script in `html` may run. */
  ownScripts: string[];
}

/**
 * Renders a whole page. A random nonce, which no stored text can contain, tells our own scripts from injected ones. It is
 * then removed, so that the same page always has the same bytes.
 */
export function renderDocument(page: ReactNode): RenderedDocument {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const rendered = renderToString(<ScriptNonceProvider value={nonce}>{page}</ScriptNonceProvider>);
  const [start, ...rest] = `<!DOCTYPE html>${rendered}`.split(`<script nonce="${nonce}">`);
  return {
    html: [start, ...rest].join('<script>'),
    ownScripts: rest.map((text) => text.slice(0, text.indexOf('</script>'))),
  };
}
