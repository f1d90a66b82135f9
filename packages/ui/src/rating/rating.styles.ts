import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const RatingElement = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Stars = styled.span`
  display: inline-flex;
  gap: 2px;
`;

export const StarShape = styled.svg<{ $look: 'filled' | 'empty' }>`
  inline-size: 16px;
  block-size: 16px;
  color: ${({ $look }) => ($look === 'filled' ? tokens.color.spark : tokens.color.border)};
`;

export const Figure = styled.strong`
  font-weight: ${tokens.weight.semibold};
`;

export const Count = styled.span`
  color: ${tokens.color.inkMuted};
`;

export const StarRatingElement = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const BadgeElement = styled.span<{ $isTop: boolean }>`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  padding: 2px ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${({ $isTop }) => ($isTop ? tokens.color.sparkQuiet : tokens.color.sunken)};
  color: ${tokens.color.ink};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  white-space: nowrap;

  svg {
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.spark};
  }
`;
