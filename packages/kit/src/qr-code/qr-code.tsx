import { drawQrCode } from '@showcase/documents/qr-code';
import { Picture, type QrCodeSize } from './qr-code.styles.ts';

type QrCodeProps = { text: string; label: string; size?: QrCodeSize };

/** For the camera of a phone. */
export function QrCode({ text, label, size = 's' }: QrCodeProps) {
  const { size: squares, path } = drawQrCode(text);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${squares} ${squares}`} $size={size}>
      <rect width={squares} height={squares} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </Picture>
  );
}
