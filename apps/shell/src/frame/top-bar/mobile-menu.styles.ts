import { oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const MenuPanel = styled.nav`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[6]};
  max-block-size: calc(100dvh - ${tokens.size.bar} - ${tokens.bottomBar});
  overflow: auto;

  ${tokens.media.wide} {
    display: none;
  }
`;

export const MenuLinks = styled.ul`
  display: grid;

  a {
    display: flex;
    align-items: center;
    min-block-size: 48px;
    border-block-end: 1px solid ${tokens.color.border};
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.medium};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${tokens.color.voltText};
  }
`;

export const UserInfo = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
`;

export const Name = styled.p`
  ${oneLine}
  font-weight: ${tokens.weight.semibold};
`;

export const Email = styled.p`
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  text-overflow: ellipsis;
`;
