/** `text` with its percent codes read; as it is where they are no text. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The codes of any text, also those that were encoded again, as characters; codes that are no text become spaces. */
export function withoutCodes(text: string): string {
  return text.replace(/(?:%(?:25)*[0-9a-f]{2})+/gi, (codes) => {
    const once = codes.replace(/%(?:25)*(?=[0-9a-f]{2})/gi, '%');
    const read = decoded(once);
    return read === once ? ' ' : read;
  });
}
