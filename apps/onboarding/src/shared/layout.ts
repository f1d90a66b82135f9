import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Where the profile preview fits beside the chat. */
export const besideChat = '@media (min-width: 900px)';

/** The profile preview and the conversation: above each other, or the preview at the end. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;
  padding-block-end: ${tokens.space[8]};

  ${besideChat} {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
    gap: ${tokens.space[8]};

    > :first-child {
      grid-area: 1 / 2;
    }
    > :last-child {
      grid-area: 1 / 1;
    }
  }
`;

/** Hides private content without unmounting it, so that layout and typed text are preserved. */
export const Hideable = styled.div`
  &[hidden] {
    display: block;
    visibility: hidden;
  }
`;
