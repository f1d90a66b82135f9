import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const Palette = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${tokens.space[5]};
`;

export const Swatch = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
`;

export const Sample = styled.div`
  block-size: 64px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
`;

export const TokenName = styled.div`
  color: ${tokens.color.inkMuted};
  font-family: ${tokens.mono};
  font-size: ${tokens.text[12]};
`;

export const Bar = styled.div`
  block-size: 16px;
  background: ${tokens.color.volt};
`;

export const Tile = styled.div`
  display: grid;
  place-items: center;
  inline-size: 120px;
  block-size: 96px;
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  font-size: ${tokens.text[14]};
`;
