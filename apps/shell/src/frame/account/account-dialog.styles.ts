import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space, text } = tokens;

/** Above a view that the settings lead to, and the view. */
export const Views = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: stretch;
`;

export const BackRow = styled.div`
  margin-inline-start: -${space[3]};

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block-start: ${space[4]};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
  > form {
    inline-size: 100%;
  }
`;

export const AccountFields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: end;
`;

export const DownloadRow = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`;

export const Explanation = styled.p`
  color: ${color.inkMuted};
  font-size: ${text[14]};
`;

export const Consequences = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
  font-size: ${text[14]};
`;
