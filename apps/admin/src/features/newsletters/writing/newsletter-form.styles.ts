import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const SendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.border};
`;
