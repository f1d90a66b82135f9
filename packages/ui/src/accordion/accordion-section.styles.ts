import { Collapsible } from '@base-ui/react/collapsible';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SectionElement = styled(Collapsible.Root)`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  &[data-variant='danger'] {
    border-color: ${tokens.color.danger};
  }
`;

export const SectionHeading = styled.h3`
  font-size: ${tokens.text[16]};
  letter-spacing: -0.01em;
`;

export const SectionTrigger = styled(Collapsible.Trigger)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A long note leaves more than half of the width to the title. */
  grid-auto-columns: fit-content(45%);
  grid-auto-flow: column;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  border-radius: calc(${tokens.radius.l} - 1px);
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};

  &:hover {
    background: ${tokens.color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const SectionNote = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-family: ${tokens.font};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  letter-spacing: 0;
  text-align: end;

  [data-variant='danger'] & {
    color: ${tokens.color.danger};
  }
  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const Chevron = styled.span`
  color: ${tokens.color.inkMuted};

  svg {
    inline-size: 18px;
    block-size: 18px;
    transition: transform ${tokens.motion.slow};
  }
  [data-panel-open] > & svg {
    transform: rotate(180deg);
  }
`;

export const SectionPanel = styled(Collapsible.Panel)`
  block-size: var(--collapsible-panel-height);
  overflow: clip;
  transition: block-size ${tokens.motion.slow};

  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
  &[hidden]:not([hidden='until-found']) {
    display: none;
  }
`;

export const SectionBody = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[5]};
`;
