import { tokens } from '@showcase/ui';
import styled, { createGlobalStyle } from 'styled-components';

/** Toasts and what takes the focus are not behind the bar. */
export const BarSpace = createGlobalStyle`
  @media (min-height: 480px) and (not (min-width: 1024px)) {
    :root:root {
      --bottom-bar: calc(76px + env(safe-area-inset-bottom, 0px));
      scroll-padding-block-end: calc(${tokens.bottomBar} + ${tokens.space[4]});
    }
  }
`;

/** A card beside the work; on phones and tablets a bar at the bottom of the screen, unless that is low. */
export const Box = styled.section`
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${tokens.space[3]} var(--gutter) max(${tokens.space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @media (min-height: 480px) {
    position: sticky;
  }

  ${tokens.media.desktop} {
    position: static;
    grid-area: hire;
    margin: 0;
    padding: ${tokens.space[5]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.l};
    box-shadow: ${tokens.shadow.low};
  }
`;

/** The rest of the page says it on phones. */
export const Offer = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  margin-block-end: ${tokens.space[4]};
  font-weight: ${tokens.weight.semibold};

  ${tokens.media.desktop} {
    display: flex;
  }
`;

export const Available = styled.span<{ $isOpen: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? tokens.color.success : tokens.color.inkMuted)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: ${tokens.space[2]};

  > a {
    flex: 1;
    min-inline-size: 0;
    padding-inline: ${tokens.space[3]};
    overflow-wrap: anywhere;
    font-size: ${tokens.text[14]};
    line-height: 1.25;
  }

  ${tokens.media.desktop} {
    flex-direction: column;

    > a {
      flex: none;
      font-size: ${tokens.text[16]};
    }
  }
`;

/** In the bar the host's name has a line of its own. */
export const Host = styled.span`
  display: block;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.normal};
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${tokens.media.wide} {
    display: inline;
    color: inherit;
    font: inherit;

    &::before {
      content: ' · ';
    }
  }
`;
