/** The square crop of a picture: `zoom` from 1 up; `left` and `top` from 0 (start) to 1 (end). */
export type Crop = { zoom: number; left: number; top: number };

type Size = { width: number; height: number };

export const CENTERED_CROP: Crop = { zoom: 1, left: 0.5, top: 0.5 };
export const MAX_ZOOM = 4;
export const MAX_AVATAR_SIDE = 512;

/** The crop in the picture's own pixels. */
export function getCropArea({ width, height }: Size, { zoom, left, top }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * left, y: (height - side) * top, side };
}

/** The side of the output in pixels: the side of the crop, 512 at most. */
export function getOutputSide(size: Size, crop: Crop) {
  return Math.max(1, Math.min(MAX_AVATAR_SIDE, Math.round(getCropArea(size, crop).side)));
}

/** The crop after dragging the picture by `offset`, as a fraction of the visible square's side. */
export function panCrop(size: Size, crop: Crop, offset: { x: number; y: number }): Crop {
  const { side } = getCropArea(size, crop);
  return {
    ...crop,
    left: shiftPosition(crop.left, offset.x * side, size.width - side),
    top: shiftPosition(crop.top, offset.y * side, size.height - side),
  };
}

function shiftPosition(position: number, pixels: number, range: number) {
  return range <= 0 ? position : Math.min(1, Math.max(0, position - pixels / range));
}
