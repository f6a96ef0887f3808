import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { MAX_HASHED_LENGTH } from '#domain/admin/credential-lengths.ts';

/** The password field, with a button that shows the password. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <LabelledControl label="Password" error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize={isShown ? 'none' : undefined}
            spellCheck={false}
            dir="ltr"
            maxLength={MAX_HASHED_LENGTH}
            required
            className={`${control.className} pe-12`}
          />
          {isHydrated && (
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="icon-button absolute inset-y-0 end-0.5 my-auto"
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="sr-only">Show password</span>
            </button>
          )}
        </div>
      )}
    </LabelledControl>
  );
}
