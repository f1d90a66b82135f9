import { create } from 'qrcode';

export type QrCode = {
  /** The length of a side, including the empty margin that scanners need. */
  size: number;
  /** The dark squares, as the path of an SVG whose view box has this size. */
  path: string;
};

const MARGIN = 4;

export function drawQrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) => row);
  const path = rows
    .flatMap((row) =>
      rows
        .filter((column) => modules.get(row, column))
        .map((column) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`),
    )
    .join('');
  return { size: modules.size + 2 * MARGIN, path };
}
