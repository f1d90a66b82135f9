import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import {
  lazyComponent,
  LoadFailure,
  type LazyComponentOptions,
  type LoadFailureProps,
} from './lazy-component.tsx';

/** Floats above the page, where the toasts appear, because the dialog may be opened at any scroll position. */
export const Floating = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(380px, calc(100vw - 32px));
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
`;

/** Replaces a dialog whose code failed to load, while the dialog is open. A dialog without `isOpen` is rendered only when it is open. */
function DialogLoadFailure(failure: LoadFailureProps & { props: object }) {
  const { props, name, isRetrying, onRetry } = failure;
  if ('isOpen' in props && !props.isOpen) return null;
  return (
    <Floating>
      <LoadFailure name={name} isRetrying={isRetrying} onRetry={onRetry} />
    </Floating>
  );
}

/**
 * A dialog, drawer or sheet whose code is loaded when it is first opened. What stands in for it floats above the page, so that it is seen
 * wherever the dialog was opened. A `Pending` or `Failure` of its own is put into a `Floating`.
 */
export function lazyDialog<Props extends object>(options: LazyComponentOptions<Props>) {
  return lazyComponent({ Failure: DialogLoadFailure, ...options });
}
