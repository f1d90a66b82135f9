import { LoadFailure, type LoadFailureProps } from '@showcase/kit/loading';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Floats above the page, where the toasts appear. */
export const Floating = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(380px, calc(100vw - 32px));
  border-radius: ${tokens.radius.m};
  box-shadow: ${tokens.shadow.high};
`;

/** Replaces a dialog whose code failed to load, while the dialog is open. */
export function DialogLoadFailure(failure: LoadFailureProps & { props: { isOpen: boolean } }) {
  const { props, name, isRetrying, onRetry } = failure;
  if (!props.isOpen) return null;
  return (
    <Floating>
      <LoadFailure name={name} isRetrying={isRetrying} onRetry={onRetry} />
    </Floating>
  );
}
