import { AlertDialog } from '@base-ui/react/alert-dialog';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { Popup } from './dialog.styles.ts';

export const ConfirmPopup = styled(Popup)`
  grid-template: none / minmax(0, 1fr);
  gap: ${tokens.space[3]};
  overflow: auto;
  padding: ${tokens.space[6]};
`;

export const Question = styled(AlertDialog.Title)`
  font-size: ${tokens.text[18]};
  line-height: 1.35;
`;

export const Subject = styled(AlertDialog.Description)`
  color: ${tokens.color.inkMuted};
`;

export const ConfirmFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: flex-end;
  margin-block-start: ${tokens.space[3]};
`;
