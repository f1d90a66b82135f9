import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space } = tokens;

export const Sessions = styled.ul`
  display: grid;
  gap: ${space[4]};
  inline-size: 100%;
  padding: 0;
  list-style: none;
`;

export const SessionRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

export const Device = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
