/** Red, green and blue, multiplied by opacity, and opacity of each pixel, line by line. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };
