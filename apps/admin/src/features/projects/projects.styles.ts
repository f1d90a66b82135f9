import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Work = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;
`;

export const Thumb = styled.span`
  flex: none;
  inline-size: 64px;
  overflow: hidden;
  border-radius: ${tokens.radius.s};
`;

export const WorkText = styled.span`
  display: grid;
  min-inline-size: 0;

  /* Room for why something is hidden, where the table is one. */
  ${tokens.media.desktop} {
    min-inline-size: 176px;
  }
  overflow-wrap: anywhere;

  small {
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.normal};
  }
`;

export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Actions = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  justify-content: flex-end;
`;
