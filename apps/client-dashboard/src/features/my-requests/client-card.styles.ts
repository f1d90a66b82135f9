import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const ReviewRating = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
