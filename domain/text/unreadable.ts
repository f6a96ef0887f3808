/** Characters that no text may have, on any number of lines: control characters and noncharacters. */
export const UNREADABLE = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/u;
