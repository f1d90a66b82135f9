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

/** The state is below the title, so that both keep their words on phones. */
export const RequestLink = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[2]};
  align-items: center;
  min-block-size: 44px;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  color: ${tokens.color.ink};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.sunken};
  }
  svg {
    grid-area: 1 / 2 / span 2;
    inline-size: 14px;
    block-size: 14px;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

export const RequestTitle = styled.span`
  ${oneLine}
  max-inline-size: 30ch;
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  line-height: 1.25;
`;

export const RequestState = styled.span`
  display: block;
  grid-row: 2;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  line-height: 1.25;

  &::first-letter {
    text-transform: uppercase;
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
