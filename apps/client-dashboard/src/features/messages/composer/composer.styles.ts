import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const ComposerForm = styled.form`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: flex-end;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};

  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    max-block-size: 160px;
    resize: none;
    field-sizing: content;
  }
  > ul {
    /* Leaves space for the messages on a short screen. */
    max-block-size: clamp(120px, 25dvh, 264px);
  }
  > button:first-of-type {
    margin-inline: -${tokens.space[2]};
  }
  button:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;

export const ComposerNote = styled.p<{ $isOver: boolean }>`
  flex-basis: 100%;
  margin: 0;
  color: ${({ $isOver }) => ($isOver ? tokens.color.danger : tokens.color.inkMuted)};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;
