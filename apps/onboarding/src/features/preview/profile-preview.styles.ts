import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { besideChat } from '../../shared/layout.ts';

/** Ink-navy in both themes, split along the slope of the logo's bolt. */
export const Panel = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.l};

  && {
    background: linear-gradient(
      127deg,
      ${tokens.color.paper} 58%,
      ${tokens.color.surface} calc(58% + 1px)
    );
  }
  ${besideChat} {
    padding: ${tokens.space[6]};
  }
  ${tokens.media.forced} {
    border: 1px solid;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled.h2`
  color: ${tokens.color.inkMuted};
  font-family: ${tokens.font};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  letter-spacing: 0;
  line-height: 1.5;
`;

export const Fold = styled.div<{ $isOpen: boolean }>`
  flex: none;

  svg {
    transform: ${({ $isOpen }) => ($isOpen ? 'scaleY(-1)' : 'none')};
  }
  ${besideChat} {
    display: none;
  }
`;

export const Body = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  margin-block: ${tokens.space[3]} ${tokens.space[2]};

  ${besideChat} {
    display: grid;
    margin-block: ${tokens.space[4]} 0;
  }
`;

export const Topics = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
`;

export const Topic = styled.li<{ $isAnswered: boolean }>`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${({ $isAnswered }) => ($isAnswered ? tokens.color.ink : tokens.color.inkMuted)};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${({ $isAnswered }) => ($isAnswered ? tokens.color.spark : 'inherit')};
  }
`;

export const Warning = styled.p`
  color: ${tokens.color.warning};
  font-size: ${tokens.text[14]};
`;

export const Note = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;
