import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-block-end: ${tokens.space[3]};
  font-size: ${tokens.text[16]};
`;

export const Figures = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding: 0;
  list-style: none;
`;

export const FigureText = styled.p`
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
`;

export const Disclosure = styled.button`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  padding: 2px 0;
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:active {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    transition: transform ${tokens.motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
`;

export const Calculation = styled.p`
  padding-block: ${tokens.space[1]} ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
