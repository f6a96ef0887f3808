// Keys of requirement 3.9. The server trusts none of these flags.
const AUTHENTICATED = 'adminAuthenticated';
const EMAIL = 'adminEmail';

/** Stores who has signed in, after the code is verified. */
export function storeFlags(email: string): void {
  try {
    localStorage.setItem(EMAIL, email);
    localStorage.setItem(AUTHENTICATED, 'true');
  } catch {
    // Storage may be refused or full; the server alone decides then.
  }
}

/** Removes the flags; other tabs get a `storage` event. */
export function clearFlags(): void {
  try {
    localStorage.removeItem(AUTHENTICATED);
    localStorage.removeItem(EMAIL);
  } catch {
    // Refused storage holds no flags.
  }
}

/** Whether the flags name `email`; true if the browser refuses to store anything. */
export function flagsAgree(email: string): boolean {
  try {
    const isSet = localStorage.getItem(AUTHENTICATED) === 'true';
    const isSame = localStorage.getItem(EMAIL)?.toLowerCase() === email.toLowerCase();
    return (isSet && isSame) || !canStore();
  } catch {
    return true;
  }
}

/** Calls `onChange` when another tab changes the flags or this one gets the focus. Returns the unsubscriber. */
export function watchFlags(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('focus', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('focus', onChange);
  };
}

function canStore(): boolean {
  const key = `${EMAIL}:try`;
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
