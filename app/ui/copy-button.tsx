import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Copies a text; hidden without scripts. `isValueShown`: for pages where several texts could be meant. */
export function CopyButton({
  value,
  label,
  isValueShown = false,
}: {
  value: string;
  label: string;
  isValueShown?: boolean;
}) {
  const { text } = useLanguage();
  const { copy, copied } = text.caution.contracts;
  const [isCopied, setIsCopied] = useState(false);
  // Browsers refuse the clipboard to pages without https; the text can still be selected.
  const put = async () => setIsCopied(await copyText(value));
  return (
    <button type="button" className="button noscript:hidden" onClick={put}>
      <span aria-live="polite">{isCopied ? copied : copy}</span>{' '}
      {isValueShown && (
        <bdi dir="ltr" className="break-all">
          {value}
        </bdi>
      )}{' '}
      <span className="sr-only">{label}</span>
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
