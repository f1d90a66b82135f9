import { Container, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Bar = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.bar};
  border-block-end: 1px solid transparent;

  ${tokens.media.low} {
    position: absolute;
  }
  @media print {
    position: absolute;
  }
  &[data-look='solid'],
  &[data-look='hero'] {
    transition: background-color ${tokens.motion.slow};
  }
  /* The color of the hero. What measures contrast does not see through a bar that stays while the page scrolls. */
  &[data-look='hero'] {
    background: ${tokens.color.paper};
  }
  &[data-look='solid'],
  &[data-look='open'] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surface};
  }
`;

export const BarContent = styled(Container)`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  block-size: ${tokens.size.bar};

  [data-width='full'] > && {
    max-inline-size: none;
  }

  > nav {
    display: none;
  }
  ${tokens.media.wide} {
    > nav {
      display: block;
    }
  }
`;

export const HomeLink = styled.a`
  display: flex;
  align-items: center;
  border-radius: ${tokens.radius.s};
  color: ${tokens.color.ink};
  text-decoration: none;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
`;

export const LinkList = styled.ul`
  display: flex;
  gap: ${tokens.space[1]};

  a {
    display: block;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-radius: ${tokens.radius.s};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.medium};
    text-decoration: none;
    transition: color ${tokens.motion.fast};

    ${tokens.media.coarse} {
      padding-block: 12px;
    }
  }
  a:hover,
  a[aria-current] {
    color: ${tokens.color.ink};
  }
`;

export const Account = styled.div`
  display: none;
  gap: ${tokens.space[3]};
  align-items: center;
  margin-inline-start: auto;

  ${tokens.media.wide} {
    display: flex;
  }
`;

export const SmallScreen = styled.div`
  margin-inline: auto -${tokens.space[2]};

  ${tokens.media.wide} {
    display: none;
  }
`;
