import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Header = styled.header`
  display: flex;
  flex: none;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 64px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};

  > div {
    min-inline-size: 0;
  }
`;

export const Back = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline-start: -${tokens.space[2]};
  border-radius: ${tokens.radius.m};
  color: ${tokens.color.ink};

  &:hover {
    background: ${tokens.color.sunken};
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
  ${tokens.media.desktop} {
    display: none;
  }
`;

export const HeaderName = styled.h2`
  margin: 0;
  overflow: hidden;
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const HeaderState = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 20px;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};

  &:empty {
    display: none;
  }
`;

export const OnlineDot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.success};

  ${tokens.media.forced} {
    background: CanvasText;
  }
`;

export const Note = styled.p`
  flex: none;
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const SkeletonLog = styled.div`
  flex: 1;
  padding: ${tokens.space[5]} ${tokens.space[4]};

  > div > div {
    display: grid;
    gap: ${tokens.space[3]};
  }
  > div > div > :nth-child(even) {
    justify-self: end;
  }
`;
