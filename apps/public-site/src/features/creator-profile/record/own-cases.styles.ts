import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Private = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

export const Cases = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  padding: 0;
  margin-block: ${tokens.space[2]};
  border-inline-start: 2px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    padding-inline-start: ${tokens.space[3]};
  }
`;

export const CaseText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
