import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';
import { createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLazyImport } from './use-lazy-import.ts';

type LazyComponentOptions<Props extends object> = {
  /** What the user calls this part, in lower case: 'account settings'. Unique, as the code is cached by it. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** Rendered while the code is on its way. */
  pending?: ReactNode;
  /** Rendered in place of the part after it failed. By default a notice with Try again. */
  Failure?: ComponentType<LoadFailureProps & { props: Props }>;
};

export type LoadFailureProps = { name: string; isRetrying: boolean; onRetry: () => void };

/**
 * A component whose code is fetched when it is first rendered. It fails alone: where the code is missing or breaks, the page stays,
 * and Try again or the return of the network fetches the code again. A release that was replaced meanwhile is not tried again: the page
 * is loaded anew.
 */
export function lazyComponent<Props extends object>(options: LazyComponentOptions<Props>) {
  const { name, load, pending = null, Failure = LoadFailure } = options;

  function LazyContent(props: Props) {
    const code = useLazyImport({ name, load, enabled: true });
    if (code.data) return createElement(code.data, props);
    if (code.isPending) return pending;
    return <RetryableFailure isFetching={code.isFetching} retry={code.retry} props={props} />;
  }

  function RetryableFailure(failure: { isFetching: boolean; retry: () => void; props: Props }) {
    const takeNewRelease = use(TakeNewReleaseContext);
    const [isCheckingRelease, setIsCheckingRelease] = useState(false);
    const { isFetching, retry, props } = failure;

    async function retryOrReload() {
      setIsCheckingRelease(true);
      if (await takeNewRelease()) return;
      setIsCheckingRelease(false);
      retry();
    }
    const isRetrying = isFetching || isCheckingRelease;
    return (
      <Failure
        name={name}
        isRetrying={isRetrying}
        onRetry={() => void retryOrReload()}
        props={props}
      />
    );
  }

  return function LazyBoundary(props: Props) {
    return (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <RetryableFailure isFetching={false} retry={resetErrorBoundary} props={props} />
        )}
        onError={(error) => console.error(`Error in the ${name}:`, error)}
      >
        <LazyContent {...props} />
      </ErrorBoundary>
    );
  };
}

/** Without a place of its own: one line with Try again. */
export function LoadFailure({ name, isRetrying, onRetry }: LoadFailureProps) {
  const retry = (
    <Button size="s" onClick={onRetry} isBusy={isRetrying}>
      Try again
    </Button>
  );
  return (
    <Notice variant="danger" action={retry}>
      The {name} could not be loaded. Everything else still works.
    </Notice>
  );
}
