import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const EmptyStateElement = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  justify-items: center;
  padding: ${tokens.space[12]} ${tokens.space[6]};
  border: 1px dashed ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const EmptyIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  margin-block-end: ${tokens.space[2]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};

  svg {
    inline-size: 22px;
    block-size: 22px;
  }
`;

export const EmptyTitle = styled.h2`
  font-size: ${tokens.text[18]};
`;

export const EmptyText = styled.div`
  max-inline-size: 48ch;
  color: ${tokens.color.inkMuted};
  text-wrap: pretty;
`;

export const EmptyAction = styled.div`
  margin-block-start: ${tokens.space[4]};
`;
