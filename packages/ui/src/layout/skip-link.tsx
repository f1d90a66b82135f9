import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../theme/tokens.ts';

const SkipAnchor = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.volt};
  color: ${tokens.color.onVolt};
  font-weight: ${tokens.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first link of the page, visible only while focused. */
export function SkipLink({
  children = 'Skip to content',
  ...rest
}: ComponentPropsWithRef<'a'> & { href: string }) {
  return <SkipAnchor {...rest}>{children}</SkipAnchor>;
}
