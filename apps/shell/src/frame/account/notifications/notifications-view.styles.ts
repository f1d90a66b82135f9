import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, media, space, text } = tokens;

const SWITCH_COLUMNS = '80px 80px';

export const Part = styled.section`
  display: grid;
  gap: ${space[5]};

  & + & {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
`;

/** On wide screens the switches are columns with one title each; on phones each switch has its label beside it. */
export const ColumnTitles = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${SWITCH_COLUMNS};
    gap: ${space[4]};
    align-items: end;
  }
`;

export const ColumnTitle = styled.span`
  display: none;

  ${media.wide} {
    display: block;
    color: ${color.inkMuted};
    font-size: ${text[14]};
    text-align: end;
  }
`;

export const Topics = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Topic = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[2]} ${space[6]};
  align-items: center;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${SWITCH_COLUMNS};
    column-gap: ${space[4]};
  }
  [role='alert'] {
    grid-column: 1 / -1;
  }
`;

export const TopicText = styled.div`
  grid-column: 1 / -1;

  ${media.wide} {
    grid-column: auto;
  }
`;

export const TopicLabel = styled.h4`
  font-family: inherit;
  font-size: ${text[14]};
  font-weight: ${tokens.weight.semibold};
  letter-spacing: 0;
  line-height: 24px;
`;

export const TopicSwitch = styled.div`
  ${media.coarse} {
    padding-block: 10px;
  }
  label {
    font-weight: ${tokens.weight.normal};
  }

  ${media.wide} {
    position: relative;
    justify-self: end;

    label {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
