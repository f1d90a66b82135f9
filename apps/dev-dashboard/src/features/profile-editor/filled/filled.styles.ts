import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const FilledMark = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.voltText};
  font-weight: ${tokens.weight.medium};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const FieldNames = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  list-style: none;
`;
