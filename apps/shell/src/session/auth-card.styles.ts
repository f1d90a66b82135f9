import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, media, space, text } = tokens;

const FORM_WIDTH = '432px';

/** The form starts where the top bar does. */
export const Split = styled.div`
  padding: ${space[10]} ${space[4]} 0;

  ${media.wide} {
    padding-block-start: ${space[16]};
  }
  ${media.split} {
    display: grid;
    grid-template-columns:
      max(${space[6]}, (100% - ${tokens.size.page}) / 2) minmax(0, ${FORM_WIDTH})
      ${space[16]} minmax(0, 1fr);
    min-block-size: calc(100dvh - ${tokens.size.bar});
    /* The panel ends at the footer. */
    margin-block-end: calc(-1 * ${space[20]});
    padding: 0;
  }
`;

export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: ${FORM_WIDTH};
  margin-inline: auto;

  ${media.split} {
    grid-column: 2;
    padding-block: ${space[20]} ${space[16]};
  }
  h1 {
    line-height: 1.05;

    ${media.split} {
      font-size: 2.75rem;
    }
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
