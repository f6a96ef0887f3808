import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Provides the nonce of one rendering to our inline scripts. The browser and the sent page have none. */
export const ScriptNonceProvider = Nonce.Provider;

/** The nonce, which has to be the only attribute of a `<script>`: `renderDocument` searches for exactly this tag. */
export function useScriptNonce(): string | undefined {
  return useContext(Nonce);
}
