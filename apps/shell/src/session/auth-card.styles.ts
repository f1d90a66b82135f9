import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space, text } = tokens;

export const Wrapper = styled.div`
  inline-size: 100%;
  max-inline-size: 472px;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]} 0;

  ${tokens.media.wide} {
    padding-block-start: ${space[16]};
  }
`;

export const Box = styled.section`
  ${tokens.media.wide} {
    padding: ${space[10]};
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.l};
    background: ${color.surface};
    box-shadow: ${tokens.shadow.low};
  }

  h1 {
    font-size: ${text[28]};
  }
`;

export const Intro = styled.p`
  text-wrap: balance;
  margin-block-start: ${space[2]};
  color: ${color.inkMuted};
`;

export const AuthFields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[6]};
`;

export const Aside = styled.p`
  margin-block-start: ${space[6]};
  color: ${color.inkMuted};
  font-size: ${text[14]};
  text-align: center;
`;

export const Reasons = styled.ul`
  padding-inline-start: ${space[5]};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  font-size: ${text[14]};
`;

export const SmallPrint = styled.p`
  color: ${color.inkMuted};
  font-size: ${text[14]};
`;
