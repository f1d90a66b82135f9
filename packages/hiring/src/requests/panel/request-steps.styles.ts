import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(min-content, 1fr));
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A bar with the slope of the bolt, above its label. */
export const Step = styled.li<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? tokens.color.ink : tokens.color.inkMuted)};
  font-size: ${tokens.text[12]};
  overflow-wrap: normal;

  &::before {
    content: '';
    display: block;
    block-size: 4px;
    margin-block-end: 6px;
    background: ${({ $isDone }) => ($isDone ? tokens.color.spark : tokens.color.border)};
    transform: skewX(-37deg);

    ${tokens.media.forced} {
      border: 1px solid CanvasText;
      background: ${({ $isDone }) => ($isDone ? 'Highlight' : 'Canvas')};
    }
  }
  &[aria-current] {
    font-weight: ${tokens.weight.bold};
  }
`;
