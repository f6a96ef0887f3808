import { useScriptNonce } from './script-nonce.ts';

/**
 * Runs `script`, the text of a module imported with `?script`, before what follows is painted. In the browser the text
 * is empty, and the script that the server wrote stays.
 */
export function InlineScript({ script }: { script: string }) {
  const nonce = useScriptNonce();
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
