import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

export const Block = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  max-inline-size: 100%;
  border-radius: ${({ $radius }) => $radius};
  background: ${tokens.color.border};
  animation: ${pulse} 1600ms ease-in-out infinite;

  ${tokens.media.forced} {
    border: 1px solid GrayText;
  }
`;

export const Lines = styled.span<{ $fontSize: string; $lineHeight: string }>`
  display: grid;
  grid-auto-rows: ${({ $lineHeight }) => $lineHeight};
  align-items: center;
  font-size: ${({ $fontSize }) => $fontSize};
`;
