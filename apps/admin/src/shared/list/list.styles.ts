import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Bar = styled.search`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[5]};
`;

export const StatusBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
`;

export const StatusRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const StatusItem = styled.li`
  a {
    display: block;
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: 999px;
    background: ${color.surface};
    font-size: ${tokens.text[14]};
    line-height: 24px;
    text-decoration: none;
    transition: background ${tokens.motion.fast};

    /* The reach of a link in a text would lie over the other rows. */
    ${tokens.media.coarse} {
      margin-block: 0;
      padding-block: 9px;
    }
  }
  a:hover {
    background: ${color.sunken};
  }
  a[aria-current] {
    border-color: ${color.volt};
    background: ${color.voltQuiet};
    color: ${color.voltText};
    font-weight: ${tokens.weight.medium};
  }
`;

export const ListContent = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  transition: opacity ${tokens.motion.fast};
`;

export const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  p {
    flex: 1;
    margin: 0;
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
    font-variant-numeric: tabular-nums;
  }
`;
