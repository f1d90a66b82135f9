import { Container, Link, tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space, text } = tokens;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]};
  align-items: center;
  padding-block: ${space[16]};

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: min(70vh, 600px);
  }
`;

export const Code = styled.p`
  font-family: ${tokens.display};
  font-size: clamp(5.5rem, 16vw, 10rem);
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.04em;
  line-height: 0.9;
`;

export const Text = styled.p`
  max-inline-size: 44ch;
  color: ${tokens.color.inkMuted};
  font-size: ${text[18]};
`;

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  inline-size: min(100%, 480px);
  margin-block: ${space[2]};

  input {
    min-block-size: 48px;
  }
`;

export const Bolt = styled.svg`
  display: none;
  justify-self: center;
  block-size: min(56vh, 460px);
  fill: ${tokens.color.spark};

  ${tokens.media.wide} {
    display: block;
  }
  ${tokens.media.forced} {
    fill: CanvasText;
  }
`;

export const Title = styled.h2`
  margin-block: ${space[12]} ${space[6]};
`;

export const Projects = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[6]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Work = styled(Link)`
  display: grid;

  > :first-child {
    margin-block-end: ${space[3]};
    border-radius: ${tokens.radius.l};
  }
  strong {
    overflow-wrap: anywhere;
    font-weight: ${tokens.weight.semibold};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Maker = styled.span`
  overflow-wrap: anywhere;
  color: ${tokens.color.inkMuted};
  font-size: ${text[14]};
`;
