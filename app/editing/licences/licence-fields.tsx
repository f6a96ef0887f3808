import { useField } from '@conform-to/react';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { ChoiceField, LongTextField, TextField } from '#app/editing/form/controls.tsx';
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

/** The fields of one licence. */
export function LicenceFields({ row }: { row: string }) {
  const { name, words, note } = LICENCE_LIMITS;
  return (
    <div className="grid gap-x-4 gap-y-2 @sm:grid-cols-2">
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
      <TextField
        name={`${row}.company`}
        label="Company"
        maxLength={name}
        hint="As in the register; empty if nothing was found"
      />
      <TextField
        name={`${row}.number`}
        label="Number"
        maxLength={name}
        hint="In the EU register, the LEI"
      />
      <TextField
        name={`${row}.services`}
        label="Services"
        hint={`One or more of ${SERVICES.join(', ')}`}
      />
      <div className="grid grid-cols-2 content-start gap-2">
        <TextField name={`${row}.from`} label="First day" type="date" />
        <TextField name={`${row}.until`} label="Last day" type="date" />
      </div>
      <LongTextField
        name={`${row}.words`}
        label="The register’s own words"
        rows={2}
        maxLength={words}
      />
      <LongTextField
        name={`${row}.names`}
        label="Names searched for"
        rows={2}
        hint="One per line, only for “not in the register”"
      />
      <TextField
        name={`${row}.copiedOn`}
        label="Day of the copy"
        type="date"
        hint="The same as below if the register itself was read"
      />
      <TextField name={`${row}.readOn`} label="Read on" type="date" />
      <div className="@sm:col-span-2">
        <BothLanguages
          name={`${row}.copiedBy`}
          label="Who made the copy; empty if the register itself was read"
          isOneLine
          maxLength={name}
        />
      </div>
      <div className="@sm:col-span-2">
        <BothLanguages name={`${row}.note`} label="Note" maxLength={note} />
      </div>
    </div>
  );
}

// Country, names and address of a register that the program does not know.
function OtherRegister({ row }: { row: string }) {
  const [{ value }] = useField<string>(`${row}.register`);
  const { name, address } = LICENCE_LIMITS;
  return (
    <details open={!value} className="min-w-0 @sm:col-span-2">
      <summary className="flex min-h-11 items-center text-sm text-muted">Another register</summary>
      <div className="grid gap-x-4 gap-y-2 @sm:grid-cols-2">
        <TextField
          name={`${row}.country`}
          label="Country"
          maxLength={2}
          hint="Two letters, such as BH"
        />
        <TextField
          name={`${row}.url`}
          label="Address of the register"
          inputMode="url"
          maxLength={address}
          placeholder="https://"
        />
        <div className="@sm:col-span-2">
          <BothLanguages name={`${row}.regulator`} label="Regulator" isOneLine maxLength={name} />
        </div>
        <div className="@sm:col-span-2">
          <BothLanguages
            name={`${row}.area`}
            label="Part of the country; empty for the whole country"
            isOneLine
            maxLength={name}
          />
        </div>
      </div>
    </details>
  );
}
