import styled from 'styled-components';
import { logoColors, tokens } from '../theme/tokens.ts';

export const LogoElement = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.ink};
  font-family: ${tokens.display};
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
`;

export const Mark = styled.svg`
  flex: none;
  inline-size: 28px;
  block-size: 28px;

  .tile {
    fill: ${logoColors.tile};
  }
  .bolt {
    fill: ${logoColors.bolt};
  }
`;
