import { oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space[4]};

  ${tokens.media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const ListTitle = styled.h2`
  margin: 0 0 ${tokens.space[3]};
  font-size: ${tokens.text[18]};
`;

export const MutedText = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 60px;
  padding-block: ${tokens.space[2]};
  border-block-start: 1px solid ${tokens.color.border};
`;

export const RowText = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > a {
    ${oneLine}
    font-weight: ${tokens.weight.medium};
  }
  span {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const CreatedAt = styled.span`
  flex: none;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

/** The pending items, in night colors. As high while loading as with figures. */
export const QueueStrip = styled.section`
  display: grid;
  min-block-size: 209px;
  border-radius: ${tokens.radius.l};
  overflow: hidden;

  ${tokens.media.desktop} {
    min-block-size: 104px;
  }
  ${tokens.media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Queue = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  background: ${tokens.color.border};
  list-style: none;

  ${tokens.media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const QueueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[6]};
  background: ${tokens.color.paper};
`;

export const QueueCount = styled.strong<{ $isUrgent: boolean }>`
  color: ${({ $isUrgent }) => ($isUrgent ? tokens.color.spark : tokens.color.ink)};
  font-family: ${tokens.display};
  font-size: ${tokens.text[36]};
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

export const QueueText = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;
