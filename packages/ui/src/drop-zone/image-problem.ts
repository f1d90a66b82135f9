/** Why a file is rejected: not JPEG, PNG or GIF; too many bytes; too many pixels; unreadable; too many files; the check failed to load. */
export type ImageProblem = 'type' | 'bytes' | 'pixels' | 'broken' | 'count' | 'unchecked';

export type ImageLimits = {
  /** An image must have fewer bytes than this. */
  maxBytes: number;
  /** Width times height. A small file can decompress to gigabytes. */
  maxPixels: number;
  /** An image with a longer side is scaled down to this, in pixels. */
  maxSide: number;
};

export const defaultLimits: ImageLimits = {
  maxBytes: 2_097_152,
  maxPixels: 40_000_000,
  maxSide: 1600,
};
