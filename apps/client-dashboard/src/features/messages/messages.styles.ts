import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Shows one pane at a time where there is no space for both. */
export const Panes = styled.div<{ $isThreadOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: calc(100dvh - ${tokens.size.bar} - 132px - ${tokens.bottomBar});
  min-block-size: 420px;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  > * {
    min-block-size: 0;
    min-inline-size: 0;
  }
  > :nth-child(${({ $isThreadOpen }) => ($isThreadOpen ? 1 : 2)}) {
    display: none;
  }

  ${tokens.media.desktop} {
    grid-template-columns: 300px minmax(0, 1fr);

    > :nth-child(n) {
      display: flex;
    }
  }
`;

export const ListPane = styled.div`
  display: flex;
  flex-direction: column;

  ${tokens.media.desktop} {
    border-inline-end: 1px solid ${tokens.color.border};
  }
`;

export const ThreadPane = styled.section`
  display: flex;
  flex-direction: column;
`;

export const Centered = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: ${tokens.space[6]};
`;

export const ReconnectingStatus = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.color.warningQuiet};
  color: ${tokens.color.warning};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  text-align: center;

  &:empty {
    display: none;
  }
`;
