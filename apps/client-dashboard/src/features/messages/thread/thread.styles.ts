import { oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Header = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 64px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  > button {
    flex: none;
  }
  ${tokens.media.desktop} {
    flex-wrap: nowrap;
  }
`;

/** Next to the name, or below it where there is little room. More than fit are scrolled to. */
export const RequestList = styled.ul`
  display: flex;
  flex-basis: 100%;
  order: 1;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 2px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;

  > li {
    flex: none;
    max-inline-size: 100%;
  }
  ${tokens.media.desktop} {
    flex: 0 1 auto;
    order: 0;
    max-inline-size: 60%;
  }
`;

export const RequestLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 36px;
  padding: 2px ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.ink};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  text-decoration: none;
  white-space: pre;

  &:hover {
    background: ${tokens.color.sunken};
  }
  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: ${tokens.space[1]};

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

/** Two lines, so that a state with a date leaves room for it on phones. */
export const RequestTitle = styled.span`
  display: -webkit-box;
  max-inline-size: 22ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: 1.25;
  text-align: match-parent;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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
  ${oneLine}
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};

  /* It takes the focus of the list that it replaces, and has no action of its own. */
  &:focus {
    outline: none;
  }
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
  > svg {
    inline-size: 14px;
    block-size: 14px;
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
