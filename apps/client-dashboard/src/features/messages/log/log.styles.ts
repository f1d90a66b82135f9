import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export const LogFrame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

export const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  padding-inline: ${tokens.space[4]};
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** As tall as all rows together. A short thread is aligned to the bottom. */
export const Spacer = styled.div`
  position: relative;
  flex: none;
  margin-block-start: auto;
`;

export const Rows = styled.ol`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ConversationStart = styled.p`
  margin: 0;
  padding: ${tokens.space[4]} ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  text-align: center;
`;

/** The message that a search found. */
export const Row = styled.li`
  &[aria-current] > * > :first-child {
    outline: 2px solid ${tokens.color.volt};
    outline-offset: 2px;
  }
`;

/** In the space above the first row or below the last one. */
export const MoreMessagesArea = styled.div<{ $isAtEnd: boolean }>`
  position: absolute;
  ${({ $isAtEnd }) => ($isAtEnd ? 'inset-block-end: 0;' : 'inset-block-start: 0;')}
  inset-inline: 0;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  text-align: center;
`;

export const DayDivider = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding-block: ${tokens.space[4]} ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${tokens.color.border};
    content: '';
  }
`;

export const RowFrame = styled.div<{ $isOwn: boolean }>`
  display: flex;
  flex-flow: ${({ $isOwn }) => ($isOwn ? 'column' : 'row')};
  align-items: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  padding-block-end: ${tokens.space[2]};
`;

const ownBubble = css`
  border-color: transparent;
  background: ${tokens.color.voltQuiet};
`;

const otherBubble = css`
  border-color: ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Bubble = styled.div<{ $isOwn: boolean }>`
  position: relative;
  max-inline-size: min(84%, 60ch);
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid;
  border-radius: ${tokens.radius.l};
  ${({ $isOwn }) => ($isOwn ? ownBubble : otherBubble)}
`;

/** Beside a bubble. With a mouse, it shows for the message that it points at. */
export const MessageMenuArea = styled.div`
  align-self: center;
  color: ${tokens.color.inkMuted};

  @media (hover: hover) {
    opacity: 0;

    *:hover > &,
    &:focus-within,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;

/** A step of a hire request, between lines. */
export const EventLine = styled.p`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  margin: 0;
  padding-block: ${tokens.space[2]} ${tokens.space[4]};
  font-size: ${tokens.text[14]};
  text-align: center;

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${tokens.color.border};
    content: '';
  }
  > span {
    max-inline-size: 80%;
    overflow-wrap: anywhere;
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  > span > svg {
    display: inline;
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.spark};
    fill: currentcolor;
    vertical-align: -0.125em;
  }
`;

export const MessageParagraph = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const BubbleTime = styled.time`
  display: block;
  font-size: ${tokens.text[12]};
  line-height: 1.2;
  text-align: end;
`;

export const StateLine = styled.div<{ $hasFailed?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  align-items: center;
  padding-block-start: ${tokens.space[1]};
  color: ${({ $hasFailed }) => tokens.color[$hasFailed ? 'danger' : 'inkMuted']};
  font-size: ${tokens.text[12]};

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const JumpToNewest = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > button {
    box-shadow: ${tokens.shadow.high};
    pointer-events: auto;
  }
`;
