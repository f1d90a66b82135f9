import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, radius, space, text, weight } = tokens;

/** Not positioned, so that the panel is positioned by the header's row. */
export const BellWrapper = styled.div`
  display: flex;

  > button {
    position: relative;
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 20px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border: 2px solid ${color.paper};
  border-radius: ${radius.full};
  background: ${color.volt};
  color: ${color.onVolt};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.semibold};
  line-height: 14px;
`;

export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-end: 0;
  z-index: ${tokens.layer.panel};
  display: grid;
  gap: ${space[4]};
  inline-size: min(400px, calc(100vw - 32px));
  max-block-size: min(70dvh, 560px);
  overflow: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  font-size: ${text[14]};
`;

export const PanelHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;

  h2 {
    font-size: ${text[16]};
  }
`;

export const PanelSection = styled.section`
  display: grid;
  gap: ${space[1]};

  h3 {
    color: ${color.inkMuted};
    font-size: ${text[12]};
    letter-spacing: 0;
  }
`;

export const Empty = styled.p`
  color: ${color.inkMuted};
`;

export const Rows = styled.ul`
  display: grid;
  margin-inline: -${space[3]} -${space[2]};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
  padding-block: ${space[2]};
  padding-inline: ${space[5]} ${space[2]};
  border-radius: ${radius.s};

  &:has(a:hover) {
    background: ${color.sunken};
  }
  &[data-unread]::before {
    position: absolute;
    inset-block-start: 15px;
    inset-inline-start: 6px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius.full};
    background: ${color.volt};
    content: '';

    ${tokens.media.forced} {
      background: Highlight;
    }
  }
`;

export const Title = styled.p`
  display: block;
  color: ${color.ink};
  overflow-wrap: anywhere;
  text-decoration: none;

  /* Covers the row. */
  &[href]::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  [data-unread] & {
    font-weight: ${weight.medium};
  }
  &[href]:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const CreatedAt = styled.p`
  color: ${color.inkMuted};
  font-size: ${text[12]};
`;
