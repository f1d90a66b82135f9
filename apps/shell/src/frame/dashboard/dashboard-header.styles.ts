import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The notification panel opens below the whole row, so that it fits on a phone. */
export const HeaderRow = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: end;
  /* Reserves the space while its code is loading. */
  min-inline-size: 96px;
  min-block-size: 44px;

  ${tokens.media.wide} {
    min-inline-size: 336px;
  }
`;

export const OnWideScreens = styled.div`
  display: none;

  ${tokens.media.wide} {
    display: block;
  }
`;

export const OnSmallScreens = styled.div`
  ${tokens.media.wide} {
    display: none;
  }
`;
