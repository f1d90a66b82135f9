import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Pixels of a side: the small one fits a link, the large one all that an authenticator app needs to know. */
const SIZES = { s: 88, l: 176 };

export type QrCodeSize = keyof typeof SIZES;

/** Where the code will be. */
export const QrCodeSpace = styled.div<{ $size: QrCodeSize }>`
  flex: none;
  inline-size: ${({ $size }) => SIZES[$size]}px;
  block-size: ${({ $size }) => SIZES[$size]}px;
`;

/** White in both themes, with the margin that cameras need. */
export const Picture = styled.svg<{ $size: QrCodeSize }>`
  flex: none;
  inline-size: ${({ $size }) => SIZES[$size]}px;
  block-size: ${({ $size }) => SIZES[$size]}px;
  border-radius: ${tokens.radius.s};
  forced-color-adjust: none;
  shape-rendering: crispEdges;
`;
