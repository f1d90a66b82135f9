import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The slope of the logo's bolt. */
const slope = '37deg';

/** A picture of the product: its parts are drawn, not controls. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  block-size: 300px;
  overflow: hidden;
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.l};

  ${tokens.media.forced} {
    border: 1px solid;
  }
`;

export const Strips = styled.div`
  position: absolute;
  inset: 0 -20%;
  display: flex;
  gap: ${tokens.space[3]};
  transform: skewX(-${slope});
`;

export const Strip = styled.div`
  position: relative;
  flex: 1;
  overflow: hidden;

  img {
    position: absolute;
    inset-block: 0;
    inset-inline-start: -120px;
    inline-size: calc(100% + 240px);
    max-inline-size: none;
    block-size: 100%;
    object-fit: cover;
    transform: skewX(${slope});
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  max-inline-size: 320px;
  margin-inline: auto;
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  font-size: ${tokens.text[14]};
  line-height: 1.4;
`;

export const PanelTitle = styled.div`
  font-family: ${tokens.display};
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.bold};
  line-height: 1.2;
`;

export const Row = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  justify-content: space-between;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};

  > :first-child {
    color: ${tokens.color.inkMuted};
  }
  > :last-child {
    font-weight: ${tokens.weight.semibold};
  }
`;

export const DrawnButton = styled.div<{ $isPrimary?: boolean }>`
  flex: 1;
  padding: ${tokens.space[2]};
  border: 1px solid ${({ $isPrimary }) => ($isPrimary ? tokens.color.volt : tokens.color.control)};
  border-radius: ${tokens.radius.m};
  background: ${({ $isPrimary }) => ($isPrimary ? tokens.color.volt : 'none')};
  color: ${({ $isPrimary }) => ($isPrimary ? tokens.color.onVolt : tokens.color.ink)};
  font-weight: ${tokens.weight.semibold};
  text-align: center;
  white-space: nowrap;
`;

export const DrawnButtons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;

/** The states of a request: parallel pieces with the slope of the bolt. */
export const Progress = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${tokens.space[1]};
  font-size: ${tokens.text[12]};

  span::before {
    display: block;
    block-size: 6px;
    margin-block-end: ${tokens.space[1]};
    background: ${tokens.color.spark};
    content: '';
    transform: skewX(-${slope});
  }
  span:last-child::before {
    background: ${tokens.color.border};
  }
`;

export const Note = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.paper};
`;
