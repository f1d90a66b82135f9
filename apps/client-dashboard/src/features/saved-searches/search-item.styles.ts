import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: start;
  justify-content: space-between;

  > button {
    flex: none;
  }
`;

export const Name = styled.h2`
  min-inline-size: 0;
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const Terms = styled.p`
  margin: ${tokens.space[1]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  margin: ${tokens.space[3]} 0;
  font-size: ${tokens.text[14]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
`;
