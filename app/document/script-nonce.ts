import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Provides the nonce of one rendering. There is none in the browser, nor in the page as sent. */
export const ScriptNonceProvider = Nonce.Provider;

/** The nonce has to be the only attribute of a `<script>`: `renderDocument` searches for exactly this tag. */
export function useScriptNonce(): string | undefined {
  return useContext(Nonce);
}
