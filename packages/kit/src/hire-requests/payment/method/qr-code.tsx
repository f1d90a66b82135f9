import { drawQrCode } from '@showcase/documents/qr-code';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** For the camera of a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQrCode(text);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </Picture>
  );
}

/** White in both themes, with the margin that cameras need. */
const Picture = styled.svg`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  border-radius: ${tokens.radius.s};
  forced-color-adjust: none;
  shape-rendering: crispEdges;
`;
