// C0 and C1 controls (U+009B alone starts an escape sequence), bidirectional controls, and line separators.
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Replaces characters that control a terminal by `\uXXXX`, as JSON does. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
