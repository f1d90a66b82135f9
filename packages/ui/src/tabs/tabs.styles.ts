import { Tabs } from '@base-ui/react/tabs';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The distance of a selected tab from an edge with more tabs, in pixels: what a button and the fade beside it cover. */
export const CLEARANCE = 52;

export const Strip = styled.div`
  position: relative;
`;

/** Below the buttons that scroll, the list ends. */
export const TabList = styled(Tabs.List)`
  position: relative;
  display: flex;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.color.border};
  scrollbar-width: none;
  mask-image: linear-gradient(
    var(--toward-end),
    transparent calc(var(--fade-at-start) - 12px),
    ${tokens.color.ink} var(--fade-at-start),
    ${tokens.color.ink} calc(100% - var(--fade-at-end)),
    transparent calc(100% - var(--fade-at-end) + 12px)
  );
  --toward-end: to right;
  --fade-at-start: 0px;
  --fade-at-end: 0px;

  &:dir(rtl) {
    --toward-end: to left;
  }
  &[data-more-at-start] {
    --fade-at-start: ${CLEARANCE}px;
  }
  &[data-more-at-end] {
    --fade-at-end: ${CLEARANCE}px;
  }
`;

/** For a mouse and fingers: the arrow keys and assistive technology reach each tab without it. */
export const MoreTabs = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  display: grid;
  place-items: center;
  inline-size: 40px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.ink};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.sunken};
  }
  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;

export const Tab = styled(Tabs.Tab)`
  display: inline-flex;
  flex: none;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 44px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.motion.fast};

  &:hover,
  &[data-active] {
    color: ${tokens.color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const TabCount = styled.span`
  padding-inline: 7px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;

export const Indicator = styled(Tabs.Indicator)`
  position: absolute;
  inset-block-end: 0;
  left: 0;
  inline-size: var(--active-tab-width);
  block-size: 2px;
  background: ${tokens.color.volt};
  pointer-events: none;
  transform: translateX(var(--active-tab-left));
  transition:
    transform ${tokens.motion.slow},
    inline-size ${tokens.motion.slow};

  ${tokens.media.forced} {
    background: Highlight;
  }
`;

export const Panel = styled(Tabs.Panel)`
  padding-block-start: ${tokens.space[6]};
  border-radius: ${tokens.radius.s};
`;
