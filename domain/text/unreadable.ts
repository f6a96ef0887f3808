/** Characters that no text may contain: control characters and noncharacters. */
export const UNREADABLE = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/u;
