import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** At most two lines, however long the name in it is: how to pay is in sight below it. */
export const PaymentTitle = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[22]};
  line-height: 1.25;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${tokens.media.wide} {
    font-size: ${tokens.text[28]};
  }
`;

export const Rule = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

/** The texts of the two, one below the other. */
export const Words = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

export const Word = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 52px;
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  > :nth-child(2) {
    margin-inline-start: auto;
  }

  > span:nth-child(2) {
    color: ${tokens.color.inkMuted};
  }
`;

export const Entries = styled.ul`
  grid-column: 1 / -1;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: start;
  justify-items: start;
  padding-block: ${tokens.space[3]};
  font-size: ${tokens.text[14]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

export const Detail = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;

  q {
    color: ${tokens.color.inkMuted};
    quotes: none;
    white-space: pre-line;
  }
`;

/** The sign of an amount is in front of it in every direction. */
export const Amount = styled.strong.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;

/** The code at the start side, the link and what else there is beside it. */
export const Method = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: flex-start;

  > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
