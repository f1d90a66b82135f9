import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Back = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  padding-block: ${tokens.space[6]} ${tokens.space[4]};
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

/** A drawing board: hairlines on a tint, with one solid field. */
export const Backdrop = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 128px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background-color: ${tokens.color.voltQuiet};
  background-image:
    linear-gradient(${tokens.color.border} 1px, transparent 1px),
    linear-gradient(90deg, ${tokens.color.border} 1px, transparent 1px);
  background-position: -1px -1px;
  background-size: 32px 32px;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 8%;
    inline-size: 160px;
    background: ${tokens.color.volt};
    clip-path: polygon(58% 0, 100% 0, 62% 42%, 90% 42%, 20% 100%, 40% 56%, 10% 56%);
  }
  ${tokens.media.wide} {
    block-size: 176px;
  }
`;

export const Identity = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-inline: ${tokens.space[4]};
  margin-block-start: -56px;

  ${tokens.media.wide} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[5]};
    padding-inline: ${tokens.space[8]};
    margin-block-start: -48px;
  }
`;

export const Portrait = styled.div`
  position: relative;
  inline-size: fit-content;
  padding: ${tokens.space[1]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.paper};
`;

/** Next to the portrait, but below the backdrop. */
export const IdentityText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${tokens.media.wide} {
    padding-block-start: 60px;
  }
`;

export const Name = styled.h1`
  font-size: ${tokens.text[28]};
  overflow-wrap: anywhere;

  ${tokens.media.wide} {
    font-size: ${tokens.text[36]};
  }
`;

export const Location = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.inkMuted};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
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

export const Actions = styled.div`
  padding-block-start: ${tokens.space[3]};
`;
