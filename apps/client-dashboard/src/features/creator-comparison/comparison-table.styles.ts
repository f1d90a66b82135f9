import { focusRing, tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

const { color, media, size, space, text } = tokens;

type Columns = { $count: number };

/** Two creators fit on a phone, more scroll sideways. */
const scrollsOnPhones = ({ $count }: Columns) => $count > 2;

export const Frame = styled.div<Columns>`
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  @media not (min-width: 768px) {
    ${(props) =>
      scrollsOnPhones(props) &&
      css`
        overflow-x: auto;
        scroll-snap-type: inline proximity;
      `}
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const Table = styled.table<Columns>`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  text-align: start;

  ${media.wide} {
    table-layout: fixed;
  }
  @media not (min-width: 768px) {
    display: block;
    inline-size: ${(props) => (scrollsOnPhones(props) ? 'max-content' : '100%')};
    --columns: repeat(
      ${({ $count }) => $count},
      ${(props) => (scrollsOnPhones(props) ? '156px' : 'minmax(0, 1fr)')}
    );

    > thead,
    > tbody {
      display: block;
    }
  }
`;

/** On phones, the name of a row is above its values. */
export const Row = styled.tr`
  @media not (min-width: 768px) {
    display: grid;
    grid-template-columns: var(--columns);
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
`;

export const HeadRow = styled(Row)`
  @media not (min-width: 768px) {
    border-block-start: 0;
  }
`;

const cell = css`
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  @media not (min-width: 768px) {
    padding: 0 ${space[3]};
    scroll-snap-align: start;
  }
`;

export const Value = styled.td`
  ${cell}
  font-variant-numeric: tabular-nums;

  ${media.wide} {
    border-block-start: 1px solid ${color.border};
    border-inline-start: 1px solid ${color.border};
  }
  [data-same] > & {
    color: ${color.inkMuted};
  }
`;

export const RowHead = styled.th`
  ${cell}
  color: ${color.inkMuted};
  font-weight: ${tokens.weight.medium};

  ${media.wide} {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    border-block-start: 1px solid ${color.border};
    border-end-start-radius: inherit;
    background: ${color.surface};
  }
  @media not (min-width: 768px) {
    position: sticky;
    inset-inline-start: 0;
    display: block;
    grid-column: 1 / -1;
    justify-self: start;
    margin-block-end: 2px;
    font-size: ${text[12]};
  }
`;

export const Corner = styled.th`
  inline-size: 152px;

  ${media.desktop} {
    inline-size: 200px;
  }
  @media not (min-width: 768px) {
    position: absolute;
    inline-size: 1px;
  }
`;

export const Head = styled.th`
  ${cell}
  position: sticky;
  inset-block-start: ${size.bar};
  z-index: 2;
  background: ${color.surface};

  ${media.wide} {
    border-inline-start: 1px solid ${color.border};
    box-shadow: 0 1px 0 ${color.border};

    &:last-child {
      border-start-end-radius: ${tokens.radius.l};
    }
  }
`;

export const HeadContent = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  > button {
    flex: none;
    margin-inline: auto -6px;
  }
`;

export const Name = styled.span`
  min-inline-size: 0;
  font-size: ${text[16]};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.25;
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;

export const SameNote = styled.span`
  color: ${color.inkMuted};
  font-size: ${text[14]};
  font-weight: ${tokens.weight.normal};

  th > & {
    font-size: inherit;
  }
`;

export const Legend = styled.span`
  display: block;
  font-size: ${text[12]};
  font-weight: ${tokens.weight.normal};
`;
