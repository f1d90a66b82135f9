import styled from 'styled-components';
import { CardElement, reservedLines } from '../card/card.styles.ts';
import { CoverFrame } from '../cover/cover.styles.ts';
import { oneLine } from '../theme/one-line.ts';
import { tokens } from '../theme/tokens.ts';

export const CreatorCardElement = styled(CardElement)`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: clip;
`;

/** The content below the strip has space to the sides. */
export const Part = styled.div`
  padding-inline: ${tokens.space[4]};
`;

/** The rating is on the covers, so that the name has its whole line. */
export const Work = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${tokens.space[4]});
  margin-block-end: ${tokens.space[4]};

  > [data-rating] {
    position: absolute;
    inset-block-start: ${tokens.space[2]};
    inset-inline-end: ${tokens.space[2]};
    box-shadow: ${tokens.shadow.low};
  }
`;

/** One large cover and two small ones. */
export const Strip = styled.div`
  display: grid;
  grid-template-rows: repeat(2, minmax(0, 1fr));
  grid-template-columns: 2fr 1fr;
  gap: 3px;
  block-size: 172px;

  > ${CoverFrame} {
    block-size: 100%;
    aspect-ratio: auto;

    &:first-child {
      grid-row: span 2;
    }

    &:only-child {
      grid-column: span 2;
    }

    &:nth-child(2):last-child {
      grid-row: span 2;
    }
  }
`;

/** In place of covers: what they do, on the diagonal of the bolt. */
export const Specialty = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  block-size: 172px;
  padding: ${tokens.space[4]};
  font-family: ${tokens.display};
  font-size: ${tokens.text[28]};
  line-height: 1.05;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: -20%;
    inline-size: 45%;
    background: ${tokens.color.surface};
    transform: skewX(${tokens.slope});
  }

  > span {
    position: relative;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Person = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 48px;
  container-type: inline-size;
`;

export const PersonText = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

export const nameLineHeight = 1.25;

export const Name = styled.h3`
  ${oneLine}
  font-size: ${tokens.text[18]};
  letter-spacing: -0.01em;
  line-height: ${nameLineHeight};

  @container (max-width: 200px) {
    font-size: ${tokens.text[16]};
  }
`;

/** A single line, so that the parts of the cards in a row stay at the same heights. */
export const Location = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  > bdi {
    ${oneLine}
  }
`;

export const BioFrame = styled(Part)`
  ${reservedLines(2)}
  padding-block-start: ${tokens.space[2]};
  font-size: ${tokens.text[14]};
  line-height: 1.5;
`;

export const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  padding-block-start: ${tokens.space[3]};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;

  > span {
    overflow: hidden;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Availability = styled.span<{ $isOpen: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? tokens.color.success : tokens.color.inkMuted)};

  &::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border: 1px solid currentcolor;
    border-radius: ${tokens.radius.full};
    background: ${({ $isOpen }) => ($isOpen ? 'currentcolor' : 'transparent')};
  }
`;

export const Skills = styled.div`
  container-type: inline-size;

  > * {
    margin-block-start: ${tokens.space[3]};
  }
`;

export const Foot = styled(Part)`
  align-self: end;
  padding-block: ${tokens.space[3]} ${tokens.space[3]};
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;
