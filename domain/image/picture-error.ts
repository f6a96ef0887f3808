/** Why a picture from elsewhere cannot be shown. */
export class PictureError extends Error {
  override name = 'PictureError';
  /** 403: its address must not be asked; 404: there is no picture we take; 502: its server failed. */
  readonly status: 403 | 404 | 502;

  constructor(status: 403 | 404 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Its server had not answered in full when the time was up. */
export class LatePictureError extends PictureError {
  constructor() {
    super(502, 'no whole answer in time');
  }
}

/** By name: the built server holds this class a second time, and its `instanceof` knows only its own. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && error.name === 'PictureError';
}
