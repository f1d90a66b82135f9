import { tokens } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import styled from 'styled-components';

/** Equally high with few results and with many, so that nothing jumps while the user types. */
export const FixedDialog = styled(Dialog)`
  ${tokens.media.wide} {
    &&& {
      block-size: min(600px, 100%);
    }
  }

  [cmdk-root] {
    outline: none;
  }
  [cmdk-group-heading] {
    padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[1]};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[12]};
    font-weight: ${tokens.weight.semibold};
  }
`;

/** Above the results, except where zoom or a small screen leaves no room for both. */
export const SearchBar = styled.div`
  position: sticky;
  inset-block-start: -${tokens.space[1]};
  z-index: ${tokens.layer.row};
  padding-block: ${tokens.space[1]} ${tokens.space[2]};
  background: ${tokens.color.surface};

  ${tokens.media.low} {
    position: static;
  }
`;

export const Status = styled.p`
  min-block-size: 1lh;
  padding-block-start: ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  cursor: default;
  overflow-wrap: anywhere;
  scroll-margin-block: 120px ${tokens.space[4]};
  user-select: none;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
  &[aria-selected='true'] {
    outline: ${tokens.ring.line};
    outline-offset: -2px;
    background: ${tokens.color.sunken};
  }
  ${tokens.media.low} {
    scroll-margin-block-start: ${tokens.space[4]};
  }
`;

export const Hint = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Failures = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[4]};
`;
