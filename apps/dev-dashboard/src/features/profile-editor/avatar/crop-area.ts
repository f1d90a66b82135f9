/** Which square of a picture is kept: zoom from 1 up; left and top from 0 (start) to 1 (end). */
export type Crop = { zoom: number; left: number; top: number };

type Size = { width: number; height: number };

export const CENTRE: Crop = { zoom: 1, left: 0.5, top: 0.5 };
export const MOST_ZOOM = 4;
export const AVATAR_SIDE = 512;

/** The square in the picture's own pixels. */
export function cropArea({ width, height }: Size, { zoom, left, top }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * left, y: (height - side) * top, side };
}

/** How many pixels wide what is kept becomes: as many as it has, 512 at most. */
export function keptSide(size: Size, crop: Crop) {
  return Math.max(1, Math.min(AVATAR_SIDE, Math.round(cropArea(size, crop).side)));
}

/** The crop after the picture was pulled by so much of the shown square's side. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = cropArea(size, crop);
  return {
    ...crop,
    left: share(crop.left, by.x * side, size.width - side),
    top: share(crop.top, by.y * side, size.height - side),
  };
}

function share(at: number, pixels: number, room: number) {
  return room <= 0 ? at : Math.min(1, Math.max(0, at - pixels / room));
}
