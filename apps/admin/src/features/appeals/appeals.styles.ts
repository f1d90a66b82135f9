import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Appeals = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const AppealHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;

  h2 {
    margin: 0;
    font-size: ${tokens.text[18]};
    overflow-wrap: anywhere;
  }
  p {
    margin: ${space[1]} 0 0;
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const AppealText = styled.p`
  max-inline-size: ${tokens.size.text};
  margin: ${space[4]} 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
