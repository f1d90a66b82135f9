import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;
const table = '@container (min-width: 640px)';
/** Without space beyond its minimum column widths. */
const tightTable = '@container (min-width: 640px) and (max-width: 899.98px)';

export const ProjectCell = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;
`;

export const Thumb = styled.span`
  flex: none;
  inline-size: 48px;
  overflow: hidden;
  border-radius: ${tokens.radius.s};

  ${tightTable} {
    display: none;
  }
`;

export const ProjectText = styled.span`
  display: grid;
  min-inline-size: 0;

  /* Space for the reason why a project is hidden. */
  ${table} {
    min-inline-size: 176px;
  }
  overflow-wrap: anywhere;

  a bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
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
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: flex-end;

  ${table} {
    flex-wrap: nowrap;
  }
  ${tightTable} {
    flex-direction: column;
    align-items: stretch;
  }
`;
