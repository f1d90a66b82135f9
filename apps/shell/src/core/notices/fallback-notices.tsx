import { Floating, type LoadFailureProps } from '@showcase/kit/loading';
import { Button, Notice } from '@showcase/ui';
import { useStore } from 'zustand';
import type { Notices } from './create-notices.ts';

/** Displays the notices if the code of the toasts failed to load; each Dismiss retries loading it. */
export function FallbackNotices({
  props,
  onRetry,
}: LoadFailureProps & { props: { notices: Notices } }) {
  const { notices } = props;
  const waiting = useStore(notices.store, (state) => state.waiting);
  const dismiss = () => {
    notices.take();
    onRetry();
  };
  return (
    <Floating role="region" aria-label="Notifications">
      {waiting.map(({ kind, text }, index) => (
        <Notice key={index} variant={kind}>
          {text}
        </Notice>
      ))}
      {waiting.length > 0 && <Button onClick={dismiss}>Dismiss</Button>}
    </Floating>
  );
}
