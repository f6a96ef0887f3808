import { type EarlyScript, inlineScript } from './before-paint.ts';
import { useScriptNonce } from './script-nonce.ts';

/** Runs the functions before what follows is painted. The browser keeps what the server wrote. */
export function InlineScript({ run }: { run: EarlyScript[] }) {
  const nonce = useScriptNonce();
  const script = import.meta.env.SSR ? inlineScript(...run) : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, allowed by their hash.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
