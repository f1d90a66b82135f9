import { inputStyle, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TextareaElement = styled.textarea`
  ${inputStyle}
  display: block;
  min-block-size: 96px;
  resize: vertical;
`;

export const CountedFrame = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`;

export const CounterText = styled.p<{ $isOver: boolean }>`
  color: ${({ $isOver }) => ($isOver ? tokens.color.danger : tokens.color.inkMuted)};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isOver }) => tokens.weight[$isOver ? 'semibold' : 'normal']};
  text-align: end;
`;
