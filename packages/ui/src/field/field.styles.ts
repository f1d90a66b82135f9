import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const FieldElement = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  align-content: start;
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  inline-size: fit-content;
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
`;

export const RequiredMark = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

export const FieldHint = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: start;
  color: ${tokens.color.danger};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 3px;
  }
`;

/** Rendered before it has a message, so that screen readers announce a new one. While empty, its margin removes the gap. */
export const FieldMessages = styled.div`
  &:empty {
    margin-block-start: -${tokens.space[1]};
  }
`;
