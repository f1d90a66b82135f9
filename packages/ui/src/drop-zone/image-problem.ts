/** Why a file is no use: not JPEG, PNG or GIF; too many bytes; too many pixels; cannot be read; no room left; the code that checks it is missing. */
export type ImageProblem = 'type' | 'bytes' | 'pixels' | 'broken' | 'count' | 'unchecked';

export type ImageLimits = {
  /** An image has fewer bytes than this. */
  maxBytes: number;
  /** Width times height: a small file can unpack to gigabytes. */
  maxPixels: number;
  /** A picture whose longer side has more pixels is drawn smaller, in the same proportions. */
  maxSide: number;
};

export const defaultLimits: ImageLimits = {
  maxBytes: 2_097_152,
  maxPixels: 40_000_000,
  maxSide: 1600,
};
