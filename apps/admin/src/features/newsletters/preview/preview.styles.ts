import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const PreviewTitle = styled.h2`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[18]};
`;

export const PreviewSubject = styled.p`
  margin: 0 0 ${tokens.space[4]};
  color: ${tokens.color.inkMuted};
  overflow-wrap: anywhere;

  bdi {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.medium};
  }
`;

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(720px, 80vh);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
`;

export const PlainText = styled.pre`
  max-block-size: min(720px, 80vh);
  margin: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  overflow: auto;
  font-size: ${tokens.text[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
