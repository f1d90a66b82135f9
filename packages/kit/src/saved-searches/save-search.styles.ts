import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SavedLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

export const InlineForm = styled.form`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: end;
  max-inline-size: 480px;

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }

  > [role='alert'] {
    flex: 1 0 100%;
  }
`;

export const FormButtons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
