import type { LoadFailureProps } from '@showcase/kit/loading';
import { Button, Notice, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Stays visible at any scroll position, because the dialog was opened from there. */
const Floating = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  max-inline-size: 560px;
  margin-inline: auto;
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
`;

/** Shown instead of a dialog whose code failed to load. */
export function CodeFailure({ isRetrying, onRetry }: Omit<LoadFailureProps, 'name'>) {
  const retry = (
    <Button size="s" isBusy={isRetrying} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Floating>
      <Notice variant="danger" action={retry}>
        We couldn't load this part of the page.
      </Notice>
    </Floating>
  );
}
