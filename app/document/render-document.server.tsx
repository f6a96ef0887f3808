import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ScriptNonceProvider } from './script-nonce.ts';

const NONCE_BYTES = 16;

interface RenderedDocument {
  /** The page as sent, without the nonce. */
  html: string;
  /** Texts of the inline scripts that our components wrote. No other script in the page may run. */
  ownScripts: string[];
}

/**
 * Renders a whole page. Our scripts carry a nonce that no stored text can know, which sets them apart from anything else
 * that looks like a script. The nonce is removed again: the same page is the same bytes each time.
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
