import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

/** Cards in a row have equal height. */
export const tallCard = css`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const clampedText = (lines: number) => css`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** A muted line that begins with an icon. */
export const IconLine = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
