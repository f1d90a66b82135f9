import { tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** Fills the page until the session is known. */
export function LoadingScreen({ children }: { children: ReactNode }) {
  return (
    <Screen role="status" data-loading>
      <Dot aria-hidden />
      {children}
    </Screen>
  );
}

const breathe = keyframes`
  50% { opacity: 0.3; }
`;

const Screen = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: center;
  min-block-size: 60vh;
  color: ${tokens.color.inkMuted};
`;

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.volt};
  animation: ${breathe} 1.2s ease-in-out infinite;
`;
