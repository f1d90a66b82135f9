import styled from 'styled-components';
import { CardElement } from '../card/card.styles.ts';
import { tokens } from '../theme/tokens.ts';

export const CreatorCardElement = styled(CardElement)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  block-size: 100%;
`;

export const Person = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  min-block-size: 64px;
`;

export const PersonText = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
`;

export const NameRow = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 24px;
  min-inline-size: 0;

  > :last-child:not(:first-child) {
    flex: none;
  }
`;

export const nameLineHeight = 1.35;

export const Name = styled.h3`
  overflow: hidden;
  font-size: ${tokens.text[16]};
  letter-spacing: -0.01em;
  line-height: ${nameLineHeight};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Location = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 1.5em;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** Space for two rows of chips. */
export const Skills = styled.div`
  min-block-size: 58px;
`;

export const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  min-block-size: 4.5em;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  justify-content: space-between;
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;
