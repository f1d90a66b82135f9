import { Card, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const RequestElement = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  block-size: 100%;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.text[18]};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Message = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Late = styled.strong`
  color: ${tokens.color.danger};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-block-start: auto;
`;
