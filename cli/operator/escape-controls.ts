// C0 and C1 controls (U+009B alone steers a terminal), signs that turn the direction of what follows, and separators of lines.
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** One line in which nothing steers a terminal: each such character is written as `\uXXXX`, as JSON would. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
