import { useScriptNonce } from './script-nonce.ts';

/**
 * Runs `script`, the text of a module imported with `?script`, before the rest of the page is painted. In the browser's
 * bundle the text is empty, and the server's script stays.
 */
export function InlineScript({ script }: { script: string }) {
  const nonce = useScriptNonce();
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
