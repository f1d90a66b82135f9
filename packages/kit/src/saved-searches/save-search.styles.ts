import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SavedLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  align-items: center;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

/** Takes a line of its own, also in the head of a list. */
export const InlineForm = styled.form`
  container-type: inline-size;
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: start;

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;

    @container (min-width: 440px) {
      max-inline-size: 320px;
    }
  }

  > [role='alert'] {
    flex: 1 0 100%;
  }
`;

/** Below the input, or next to it, whose label and height are repeated here. */
export const FormButtons = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: ${tokens.space[2]};
  align-items: center;

  @container (min-width: 440px) {
    flex: none;
    min-block-size: 44px;
    margin-block-start: calc(1lh + ${tokens.space[1]});
    font-size: ${tokens.text[14]};
  }
`;
