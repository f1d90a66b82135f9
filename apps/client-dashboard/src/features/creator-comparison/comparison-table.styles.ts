import { focusRing, tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

const { color, media, size, space, text } = tokens;

type Columns = { $count: number };

/** Two creators fit on a phone, more scroll sideways. */
const scrollsOnPhones = ({ $count }: Columns) => $count > 2;

export const Frame = styled.div<Columns>`
  /* Hidden texts are placed in it, so that they scroll with it. */
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  @media not (min-width: 768px) {
    ${(props) =>
      scrollsOnPhones(props) &&
      css`
        overflow: auto;
        /* The names stay visible, which only works inside of what scrolls. */
        max-block-size: calc(100dvh - ${size.bar} - ${tokens.bottomBar} - ${space[8]});
        scroll-snap-type: inline proximity;
        --head-at: 0;
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
    > thead {
      position: sticky;
      inset-block-start: var(--head-at, ${size.bar});
      z-index: ${tokens.layer.row};
      border-block-end: 1px solid ${color.border};
      border-radius: ${tokens.radius.l} ${tokens.radius.l} 0 0;
      background: ${color.surface};
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

    tbody > &:first-child {
      border-block-start: 0;
    }
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
    z-index: ${tokens.layer.column};
    border-block-start: 1px solid ${color.border};
    background: ${color.surface};

    tr:last-child > & {
      border-end-start-radius: ${tokens.radius.l};
    }
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

  ${media.wide} {
    position: sticky;
    inset-block-start: ${size.bar};
    inset-inline-start: 0;
    z-index: ${tokens.layer.corner};
    border-start-start-radius: ${tokens.radius.l};
    background: ${color.surface};
    box-shadow: 0 1px 0 ${color.border};
  }
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

  ${media.wide} {
    position: sticky;
    inset-block-start: ${size.bar};
    z-index: ${tokens.layer.row};
    background: ${color.surface};
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
  /* In a narrow column, the name has a line of its own. */
  @media not (min-width: 1280px) {
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
  }
`;

export const Name = styled.span`
  min-inline-size: 0;
  font-size: ${text[16]};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.25;

  @media not (min-width: 1280px) {
    order: 1;
    flex-basis: 100%;
    font-size: ${text[14]};
  }
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
