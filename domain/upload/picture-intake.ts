import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Refusal } from '#domain/image/clean-picture.ts';
import { DrawingError, drawing } from '#domain/image/drawing.ts';
import { fetchPicture } from '#domain/image/fetch-picture.ts';
import {
  isPictureError,
  LatePictureError,
  type PictureError,
} from '#domain/image/picture-error.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { webAddress } from '#domain/outbound/web-address.ts';

/** Waiting uploads are held in memory, up to 5 MB each. */
const MAX_WAITING = 8;

export interface UploadLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Returns a function that makes a clean WebP of a picture, given as its bytes or its web address, or says why it cannot. It
 * cleans one at a time; a full queue refuses. `connect`: how hosts of pictures are reached, for tests.
 */
export function pictureIntake(log: UploadLog, connect?: Connect) {
  const cleaning = bulkhead(1, MAX_WAITING);

  async function bytesAt(address: string): Promise<Uint8Array | Refusal> {
    if (!webAddress(address)) return NO_ADDRESS;
    try {
      return await fetchPicture(address, connect);
    } catch (error) {
      if (!isPictureError(error)) throw error;
      log.warn({ err: error, address }, 'a picture could not be loaded from its address');
      return { status: 422, reason: reasonOf(error) };
    }
  }

  async function clean(bytes: Uint8Array) {
    try {
      return await cleaning.execute(() => drawing.clean(bytes));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return INTAKE_BUSY;
      if (!(error instanceof DrawingError)) throw error;
      log.error({ err: error }, 'an uploaded picture cannot be read');
      return NOT_NOW;
    }
  }

  return async (picture: Uint8Array | string) => {
    const bytes = typeof picture === 'string' ? await bytesAt(picture) : picture;
    return 'reason' in bytes ? bytes : clean(bytes);
  };
}

const NO_ADDRESS: Refusal = {
  status: 422,
  reason: 'this is not a web address. Please paste one that begins with https://.',
};

function reasonOf(error: PictureError): string {
  if (error instanceof LatePictureError) return 'the address did not answer in time.';
  switch (error.status) {
    case 403:
      return 'this address is not on the public internet.';
    case 404:
      return 'there is no picture of at most 5 MB at this address.';
    case 502:
      return 'the address could not be reached. Please try again later, or upload the file.';
  }
}

export const INTAKE_BUSY = {
  status: 503,
  reason: 'many pictures are being uploaded. Please try again in a minute.',
} as const;
const NOT_NOW = {
  status: 503,
  reason: 'the server cannot read it now. Please try again later.',
} as const;
