import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-inline-size: 0;

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Name = styled.div`
  min-inline-size: 0;
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;
