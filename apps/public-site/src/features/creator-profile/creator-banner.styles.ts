import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Back = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  padding-block: ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  a {
    display: inline-flex;
    gap: ${tokens.space[2]};
    align-items: center;
  }
`;

/** Covers of their work, cut along the edge of the logo's bolt, on the color of the first; ink-navy without any. */
export const Mosaic = styled.div`
  --height: 120px;
  --cut: calc(var(--height) * 0.75);

  display: flex;
  overflow: hidden;
  block-size: var(--height);
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.paper};

  > span {
    flex: 1;
    block-size: 100%;
    min-inline-size: 0;
    aspect-ratio: auto;
    margin-inline-end: calc(6px - var(--cut));
    clip-path: polygon(var(--cut) 0, 100% 0, calc(100% - var(--cut)) 100%, 0 100%);
  }

  > span:dir(rtl) {
    clip-path: polygon(0 0, calc(100% - var(--cut)) 0, 100% 100%, var(--cut) 100%);
  }

  > span:first-of-type {
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--cut)) 100%, 0 100%);
  }

  > span:last-of-type {
    margin-inline-end: 0;
    clip-path: polygon(var(--cut) 0, 100% 0, 100% 100%, 0 100%);
  }

  > span:first-of-type:dir(rtl) {
    clip-path: polygon(0 0, 100% 0, 100% 100%, var(--cut) 100%);
  }

  > span:last-of-type:dir(rtl) {
    clip-path: polygon(0 0, calc(100% - var(--cut)) 0, 100% 100%, 0 100%);
  }

  > span:only-of-type {
    clip-path: none;
  }

  ${tokens.media.wide} {
    --height: 230px;
  }
`;

/** The portrait overlaps the mosaic; the name and what follows do not. On phones the facts come before the buttons. */
export const Identity = styled.div`
  display: grid;
  grid-template-areas: 'portrait' 'text' 'facts' 'actions';
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding-inline: ${tokens.space[2]};

  > [data-part='text'] {
    grid-area: text;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > [data-part='facts'] {
    grid-area: facts;
    margin-inline: calc(-1 * ${tokens.space[2]});
  }

  > [data-part='actions'] {
    grid-area: actions;
    min-inline-size: 0;
  }

  ${tokens.media.wide} {
    grid-template-areas: 'portrait text' 'actions actions' 'facts facts';
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[5]};
    align-items: end;
    padding-inline: ${tokens.space[6]};

    > [data-part='facts'] {
      margin-inline: calc(-1 * ${tokens.space[6]});
    }
  }

  ${tokens.media.desktop} {
    grid-template-areas: 'portrait text actions' 'facts facts facts';
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

export const Portrait = styled.div`
  position: relative;
  grid-area: portrait;
  inline-size: fit-content;
  padding: ${tokens.space[1]};
  margin-block: -48px calc(-1 * ${tokens.space[2]});
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.paper};

  ${tokens.media.wide} {
    align-self: start;
    margin-block: -48px 0;
  }
`;

export const Name = styled.h1`
  font-size: ${tokens.text[28]};
  overflow-wrap: anywhere;

  ${tokens.media.wide} {
    padding-block-start: ${tokens.space[3]};
    font-size: ${tokens.text[44]};
  }
`;

export const Specialization = styled.p`
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};

  ${tokens.media.wide} {
    font-size: ${tokens.text[18]};
  }
`;

export const Location = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[4]};
  align-items: center;
  color: ${tokens.color.inkMuted};

  > span {
    display: inline-flex;
    gap: ${tokens.space[1]};
    align-items: start;
  }

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 4px;
  }
`;

export const TopRated = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  padding: 2px 10px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sparkQuiet};
  color: ${tokens.color.ink};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;

  svg {
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.spark};
    fill: currentcolor;
  }
`;
