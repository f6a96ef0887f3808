import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, to be encoded. */
export function plainPicture(width: number, height: number, colour = '#c03030'): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}
