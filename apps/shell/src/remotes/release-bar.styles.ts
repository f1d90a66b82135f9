import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Fixed at the bottom of the page, where it covers neither the top bar nor a heading. */
export const ReleaseBar = styled.aside`
  position: fixed;
  inset-block-end: calc(${tokens.space[4]} + ${tokens.bottomBar});
  inset-inline: ${tokens.space[4]};
  z-index: ${tokens.layer.overlay};
  display: grid;
  gap: ${tokens.space[2]};
  max-inline-size: 640px;
  margin-inline: auto;
  box-shadow: ${tokens.shadow.high};
`;
