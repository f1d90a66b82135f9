import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const AgreementText = styled.p`
  margin: 0;
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Fingerprint = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  overflow-wrap: anywhere;
`;

export const Version = styled.h4`
  margin: 0;
  font-family: ${tokens.font};
  font-size: ${tokens.text[14]};
  letter-spacing: 0;
`;
