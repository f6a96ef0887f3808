import { type Database, isUnavailable } from '#db/client.ts';
import type { Refusal } from '#domain/image/clean-picture.ts';
import { knownHosts } from '#domain/image/known-hosts.ts';
import type { Connect, Fetch } from '#domain/outbound/fetch-public.ts';
import { UpstreamError } from '#domain/upstream/request.ts';
import { hostedAddress, hostFailure, sendToHost } from './image-host.ts';
import { INTAKE_BUSY, pictureIntake, type UploadLog } from './picture-intake.ts';
import { newUploadName, storedUploads, uploadNameOf } from './stored-uploads.ts';
import { recordUpload, renewUpload } from './unused-uploads.ts';
import { countUpload } from './upload-limits.ts';
import type { UploadStore } from './upload-store.ts';

const HOST_TIMEOUT_MS = 20_000;
const LOGO_PATH = /^\/logos\/[a-z0-9-]+\.(?:svg|png|webp)$/;

/** Address of the picture (requirement 7.4), or 'Upload failed' with a reason. */
export type UploadResult =
  | { secure_url: string }
  | { status: Refusal['status'] | 502 | 503 | 507; error: string }
  /** The editor has reached an upload limit; `retrySeconds` null: saving the forms ends it, at the latest a day. */
  | { status: 429; error: string; retrySeconds: number | null };

/** The pictures of editors. */
export interface Uploads {
  /**
   * Checks and re-encodes an editor's picture, given as its bytes or its web address, and stores it: at the image host if
   * configured, else in the store of uploads.
   */
  save(picture: Uint8Array | string, accountId: string): Promise<UploadResult>;
  /** WebP bytes of the stored picture under this key, null without one, 'unavailable' while a store elsewhere fails. */
  read(key: string): Promise<Uint8Array | null | 'unavailable'>;
  /**
   * Whether a listing may use this `image`: one of our logos, an existing upload, or a picture at the image host. Extends
   * an unused upload by a day. 'unknown' while a store elsewhere fails.
   */
  isOurs(image: string): Promise<boolean | 'unknown'>;
}

/** Uploads to the image host if configured, else to `store`. */
export function createUploads({
  db,
  fetch,
  store: uploadStore,
  imageHost,
  log,
  hostTimeoutMs = HOST_TIMEOUT_MS,
  connect,
}: {
  db: Database;
  fetch: Fetch;
  /** Pictures when no image host is configured. */
  store: UploadStore;
  imageHost: { url: string | undefined; preset: string | undefined };
  log: UploadLog;
  hostTimeoutMs?: number;
  /** How hosts of pictures are reached, for tests. */
  connect?: Connect;
}): Uploads {
  const stored = storedUploads(uploadStore);
  const { url, preset } = imageHost;
  const host = url ? { settings: { url, preset }, servers: knownHosts(db, url) } : null;
  const takeIn = pictureIntake(log, connect);

  async function send(webp: Uint8Array, { settings, servers }: NonNullable<typeof host>) {
    try {
      const address = await sendToHost(fetch, settings, webp, hostTimeoutMs);
      await servers.learn(address.host);
      return { secure_url: address.href };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.warn({ err: error, upstream: 'image host' }, 'an outside service failed');
      return refuse(502, hostFailure(error));
    }
  }

  async function store(webp: Uint8Array, accountId: string) {
    try {
      const name = newUploadName();
      // Recorded before the write: an unrecorded file is never swept.
      await recordUpload(db, name, accountId);
      return { secure_url: await stored.store(webp, name) };
    } catch (error) {
      log.error({ err: error }, 'an uploaded picture cannot be kept');
      return refuse(507, CANNOT_STORE);
    }
  }

  async function unlessUnavailable<T, Otherwise extends string>(
    work: Promise<T>,
    otherwise: Otherwise,
  ): Promise<T | Otherwise> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.warn({ err: error, upstream: 'uploads' }, 'an outside service failed');
      return otherwise;
    }
  }

  async function count(accountId: string) {
    try {
      return await countUpload(db, accountId);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.error({ err: error }, 'an upload cannot be counted');
      return refuse(507, CANNOT_STORE);
    }
  }

  return {
    async save(picture, accountId) {
      const limit = await count(accountId);
      if (limit && 'status' in limit) return limit;
      if (limit) return { ...refuse(429, limit.reason), retrySeconds: limit.retrySeconds };
      const webp = await takeIn(picture);
      if ('reason' in webp) return refuse(webp.status, webp.reason);
      return host ? send(webp, host) : store(webp, accountId);
    },
    read: (key) => unlessUnavailable(stored.read(key), 'unavailable'),
    async isOurs(image) {
      const name = uploadNameOf(image);
      // Renewed before the check, so that no sweep removes it until the form is saved.
      if (name) await renewUpload(db, name);
      if (LOGO_PATH.test(image)) return true;
      const isStored = await unlessUnavailable(stored.has(image), 'unknown');
      if (isStored) return isStored;
      const address = hostedAddress(image);
      return address !== null && host !== null && (await host.servers.has(address.host));
    },
  };
}

const CANNOT_STORE = 'the server cannot keep it now. Please try again later.';
/** The refusal of an upload while too many pictures arrive at once. */
export const UPLOADS_BUSY = refuse(INTAKE_BUSY.status, INTAKE_BUSY.reason);

function refuse<S extends number>(status: S, reason: string): { status: S; error: string } {
  return { status, error: `Upload failed: ${reason}` };
}
