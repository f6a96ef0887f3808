/** An external picture cannot be shown. */
export class PictureError extends Error {
  override name = 'PictureError';
  /** 403: the address must not be requested; 404: no acceptable picture; 502: the host failed. */
  readonly status: 403 | 404 | 502;

  constructor(status: 403 | 404 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The host gave no whole response: other pictures of it would most likely fail too. */
export class NoResponseError extends PictureError {
  constructor(message: string, options?: ErrorOptions) {
    super(502, message, options);
  }
}

/** The host's response was incomplete at the timeout. */
export class LatePictureError extends NoResponseError {
  constructor() {
    super('no whole response in time');
  }
}

/** Compares names: the built server contains this class twice, so `instanceof` fails across the copies. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && error.name === 'PictureError';
}
