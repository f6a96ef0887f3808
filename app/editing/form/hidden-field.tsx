import { useState } from 'react';

/** A field nobody sees, that a draft can be put into: of its own React would set it back. */
export function HiddenField({ name, value: first }: { name: string; value: string }) {
  const [value, setValue] = useState(first);
  return (
    <input
      type="hidden"
      name={name}
      value={value}
      onInput={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}
