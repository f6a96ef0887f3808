import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The state of a form whose page says in its address that it was saved. `formKey`: each save begins a new form; the next attempt
 * may drop `done` from the address and must not begin another. `isNew`: nobody has tried to save since.
 */
export function useSaved(isDone: boolean) {
  const { key } = useLocation();
  const [formKey, setFormKey] = useState(isDone ? key : '');
  const [attemptedOn, setAttemptedOn] = useState('');
  if (isDone && key !== formKey) setFormKey(key);
  return {
    key,
    formKey,
    isNew: isDone && key !== attemptedOn,
    onAttempt: () => setAttemptedOn(key),
  };
}
