import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${tokens.space[6]};
  padding-block: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${tokens.media.low} {
    position: static;
  }
`;

const statusColors = {
  clean: tokens.color.inkMuted,
  unsaved: tokens.color.inkMuted,
  saving: tokens.color.inkMuted,
  saved: tokens.color.success,
  failed: tokens.color.danger,
} as const;

export const BarStatus = styled.div<{ $look: keyof typeof statusColors }>`
  display: flex;
  flex: 1 1 200px;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${({ $look }) => statusColors[$look]};
  font-size: ${tokens.text[14]};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const BarActions = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;

export const BarNotice = styled.div`
  flex: 1 1 100%;
`;
