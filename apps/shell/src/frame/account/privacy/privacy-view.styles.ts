import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space } = tokens;

export const BlockedList = styled.ul`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  padding: 0;
  list-style: none;
`;

export const BlockedRow = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
