import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChoiceField, InputField, TextareaField } from '#app/editing/form/controls.tsx';
import {
  LICENCE_LIMITS,
  LICENCE_STATUSES,
  type LicenceStatus,
  SERVICES,
} from '#domain/licence/licence.ts';
import { REGISTERS } from '#domain/licence/registers.ts';

export const STATUS_LABELS: Record<LicenceStatus, string> = {
  licensed: 'Licensed',
  ended: 'Licence ended',
  absent: 'Not in the register',
};

/** Known registers by id; the empty one is typed. */
export const REGISTER_LABELS: Record<string, string> = Object.fromEntries(
  REGISTERS.map(({ id, country, regulator, area }) => [
    id,
    [`${country} ${regulator.en}`, area?.en].filter(Boolean).join(', '),
  ]),
);

/** Shown where the form has no scripts that could show it when it is needed. */
const UNNEEDED = '[@media(scripting:enabled)]:hidden';

/** The fields of one licence. */
export function LicenceFields({ row }: { row: string }) {
  const [{ value: status }] = useField<string>(`${row}.status`);
  const [{ value: names }] = useField<string>(`${row}.names`);
  return (
    <div className="grid gap-4">
      <Group>
        <ChoiceField
          name={`${row}.status`}
          label="Status"
          options={Object.fromEntries(LICENCE_STATUSES.map((each) => [each, STATUS_LABELS[each]]))}
        />
        <ChoiceField
          name={`${row}.register`}
          label="Register"
          options={{ '': 'Another, typed below', ...REGISTER_LABELS }}
        />
        <OtherRegister row={row} />
      </Group>
      <Group title="The entry">
        <TextareaField
          name={`${row}.names`}
          label="Names searched for"
          rows={2}
          hint="One per line, only for “not in the register”"
          className={`@sm:col-span-2 ${status === 'absent' || names ? '' : UNNEEDED}`}
        />
        <InputField
          name={`${row}.company`}
          label="Company"
          maxLength={LICENCE_LIMITS.name}
          hint="As in the register; empty if nothing was found"
        />
        <InputField
          name={`${row}.number`}
          label="Number"
          maxLength={LICENCE_LIMITS.name}
          hint="In the EU register, the LEI"
        />
        <InputField name={`${row}.from`} label="First day" type="date" />
        <InputField name={`${row}.until`} label="Last day" type="date" />
        <InputField
          name={`${row}.services`}
          label="Services"
          hint={`One or more of ${SERVICES.join(', ')}`}
        />
        <TextareaField
          name={`${row}.words`}
          label="The register’s own words"
          rows={2}
          maxLength={LICENCE_LIMITS.words}
        />
      </Group>
      <Group title="How it was read">
        <InputField name={`${row}.readOn`} label="Read on" type="date" />
        <InputField
          name={`${row}.copiedOn`}
          label="Day of the copy"
          type="date"
          hint="The same day if the register itself was read"
        />
        <div className="@sm:col-span-2">
          <BothLanguages
            name={`${row}.copiedBy`}
            label="Who made the copy"
            hint="Empty if the register itself was read"
            isOneLine
            maxLength={LICENCE_LIMITS.name}
          />
        </div>
        <div className="@sm:col-span-2">
          <BothLanguages name={`${row}.note`} label="Note" maxLength={LICENCE_LIMITS.note} />
        </div>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={`grid gap-3 ${title ? 'border-t border-line pt-3' : ''}`}>
      {title && <p className="font-medium">{title}</p>}
      <div className="grid gap-x-4 gap-y-3 @sm:grid-cols-2">{children}</div>
    </div>
  );
}

// Country, names and address of a register that the program does not know.
function OtherRegister({ row }: { row: string }) {
  const [{ value }] = useField<string>(`${row}.register`);
  return (
    <div className={`grid gap-x-4 gap-y-3 @sm:col-span-2 @sm:grid-cols-2 ${value ? UNNEEDED : ''}`}>
      <InputField
        name={`${row}.country`}
        label="Country"
        maxLength={2}
        hint="Two letters, such as BH"
      />
      <InputField
        name={`${row}.url`}
        label="Address of the register"
        inputMode="url"
        maxLength={LICENCE_LIMITS.address}
        placeholder="https://"
      />
      <div className="@sm:col-span-2">
        <BothLanguages
          name={`${row}.regulator`}
          label="Regulator"
          isOneLine
          maxLength={LICENCE_LIMITS.name}
        />
      </div>
      <div className="@sm:col-span-2">
        <BothLanguages
          name={`${row}.area`}
          label="Part of the country"
          hint="Empty for the whole country"
          isOneLine
          maxLength={LICENCE_LIMITS.name}
        />
      </div>
    </div>
  );
}
