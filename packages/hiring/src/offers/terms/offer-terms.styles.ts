import { Badge, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Terms = styled.dl`
  margin: 0;
  border-block-start: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
`;

export const Term = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};

  dt {
    color: ${tokens.color.inkMuted};
  }
`;

/** The value at the start and what it was at the end; below one another if they do not fit. */
export const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  justify-content: space-between;
  margin: 0;
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Text = styled.dd`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  overflow-wrap: anywhere;

  p {
    margin: 0;
    white-space: pre-line;
  }
`;

export const LongText = styled.p<{ $isOpen: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isOpen }) => ($isOpen ? 'none' : 6)};
`;

export const Former = styled.details`
  font-size: ${tokens.text[14]};

  summary {
    inline-size: fit-content;
    padding: 2px ${tokens.space[2]};
    border-radius: ${tokens.radius.s};
    background: ${tokens.color.voltQuiet};
    color: ${tokens.color.voltText};
    font-size: ${tokens.text[12]};
    font-weight: ${tokens.weight.semibold};
    line-height: 20px;
    cursor: pointer;

    ${tokens.media.coarse} {
      padding-block: 12px;
    }
  }
  p {
    margin-block-start: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
  }
`;

export const Parts = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Part = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
`;

export const PartNumber = styled.span`
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

export const PartTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
`;

export const PartDetail = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  line-height: 24px;
`;

export const PartPrice = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: end;
  align-content: start;
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

export const Removed = styled.p`
  margin: 0;
  padding-block: ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

/** The former value; a long one wraps. */
export const Was = styled(Badge).attrs({ variant: 'accent' })`
  display: inline-block;
  overflow-wrap: anywhere;
  white-space: normal;
`;

/** Its text lines up with the text above. */
export const Unfold = styled.div`
  margin-inline-start: -${tokens.space[3]};
`;
