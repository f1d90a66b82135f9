import { tokens } from '@showcase/ui';
import { SuggestionBar } from '@showcase/ui/controls';
import styled, { css, keyframes } from 'styled-components';

export const ChatFrame = styled.section`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - ${tokens.size.bar} - 200px);
  min-block-size: 480px;
  overflow: clip;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.paper};
`;

/** Stays visible while a phone is scrolled down to the input. */
export const Header = styled.div`
  position: sticky;
  inset-block-start: ${tokens.size.bar};
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${tokens.media.low} {
    position: static;
  }
  /* The text of the back link aligns with the messages. */
  > a {
    margin-inline-start: -${tokens.space[3]};
  }
  > a:first-child:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;

export const HeaderFacts = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

export const HeaderEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  margin-inline-start: auto;
`;

export const Log = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space[5]} ${tokens.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;

  > ol {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const byUser = css`
  align-self: flex-end;
  border-end-end-radius: ${tokens.radius.s};
  background: ${tokens.color.voltQuiet};
`;

const byBot = css`
  align-self: flex-start;
  border-color: ${tokens.color.border};
  border-end-start-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
`;

export const Bubble = styled.div<{ $from: 'user' | 'bot' }>`
  max-inline-size: min(80%, 60ch);
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.l};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $from }) => ($from === 'user' ? byUser : byBot)}
`;

const pulse = keyframes`
  50% {
    opacity: 0.25;
  }
`;

export const Dots = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  block-size: 1.5em;

  i {
    inline-size: 7px;
    block-size: 7px;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.inkMuted};
  }

  @media (prefers-reduced-motion: no-preference) {
    i {
      animation: ${pulse} 1.2s infinite;
    }
    i:nth-child(2) {
      animation-delay: 0.2s;
    }
    i:nth-child(3) {
      animation-delay: 0.4s;
    }
  }
`;

/** Suggested beginnings of an answer. The chosen one goes into the input, where the user can edit it. */
export const SuggestionRow = styled(SuggestionBar)`
  flex: none;
  flex-wrap: nowrap;
  padding: ${tokens.space[1]} ${tokens.space[4]} ${tokens.space[3]};
  overflow-x: auto;
  scroll-padding-inline: ${tokens.space[4]};

  > button {
    flex: none;
    font-weight: ${tokens.weight.normal};
  }
  ${tokens.media.wide} {
    flex-wrap: wrap;
  }
`;

export const ComposerForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: flex-end;
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  &:dir(rtl) button[type='submit'] svg {
    transform: scaleX(-1);
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    resize: none;
  }
`;

export const FullNote = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
