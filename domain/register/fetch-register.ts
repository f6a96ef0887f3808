import type { Database } from '#db/client.ts';
import type { Watch } from '#domain/job/jobs.ts';
import { EU_REGISTER, type Register } from '#domain/licence/registers.ts';
import { createFileWatch } from '#domain/quote/published-file.ts';
import { protectNamed } from '#domain/warning/import.ts';
import { RegisterCopyError } from './eu-register.ts';
import { importRegister, refusalOf } from './import-register.ts';

const MAX_BYTES = 20_000_000;

/** Reads the register that is published as a file once a day. The firms that it names are protected from lists of warnings. */
export function createRegisterWatch(db: Database, register: Register = EU_REGISTER): Watch {
  return createFileWatch(db, {
    ...register,
    purpose: 'reads the register once a day',
    accept: 'text/csv',
    maxBytes: MAX_BYTES,
    importFile: async (bytes, modifiedAt) => {
      try {
        await importRegister(db, register, bytes, { modifiedAt });
      } catch (error) {
        if (error instanceof RegisterCopyError) return refusalOf(error);
        throw error;
      }
      await protectNamed(db, bytes);
      return null;
    },
  });
}
