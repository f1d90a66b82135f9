import { focusRing, tokens } from '@showcase/ui';
import styled, { createGlobalStyle } from 'styled-components';

/** Focused cards end above the bar. */
export const BarSpace = createGlobalStyle`
  :root:root:root {
    scroll-padding-block-end: calc(${tokens.bottomBar} + 136px);

    ${tokens.media.low} {
      scroll-padding-block-end: 0;
    }
  }
`;

/** Keeps the focus when the bar disappears. */
export const Wrapper = styled.section`
  position: sticky;
  inset-block-end: calc(${tokens.bottomBar} + ${tokens.space[3]});
  z-index: ${tokens.layer.sticky};
  border-radius: ${tokens.radius.l};

  ${tokens.media.low} {
    position: static;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};

  &[hidden] {
    display: none;
  }
  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

export const Selected = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  overflow-x: auto;
  margin: 0;
  padding: 0;
  list-style: none;
  scrollbar-width: none;

  > li {
    flex: none;
    max-inline-size: 200px;
  }
  ${tokens.media.desktop} {
    grid-column: auto;
  }
`;

export const Status = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  &[data-full] {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
  }
`;

/** Only for screen readers on phones. */
export const OnWideScreens = styled.span`
  @media not (min-width: 768px) {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: end;
`;
