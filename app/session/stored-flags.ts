// Keys of requirement 3.9: what this browser knows of the sign-in. The server trusts none of it.
const AUTHENTICATED = 'adminAuthenticated';
const EMAIL = 'adminEmail';

/** Remembers who has signed in; only after the code was right. */
export function storeFlags(email: string): void {
  try {
    localStorage.setItem(EMAIL, email);
    localStorage.setItem(AUTHENTICATED, 'true');
  } catch {
    // Storage may be refused or full; the server's word then decides.
  }
}

/** Forgets who has signed in; the other tabs hear of it. */
export function clearFlags(): void {
  try {
    localStorage.removeItem(AUTHENTICATED);
    localStorage.removeItem(EMAIL);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Whether this browser too says that it is `email` who has signed in. Where it can keep nothing, it cannot object. */
export function flagsAgree(email: string): boolean {
  try {
    const isSet = localStorage.getItem(AUTHENTICATED) === 'true';
    const isSame = localStorage.getItem(EMAIL)?.toLowerCase() === email.toLowerCase();
    return (isSet && isSame) || !canStore();
  } catch {
    return true;
  }
}

/** Calls `onChange` when another tab has changed them, or this one is looked at again. Answers what ends that. */
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
