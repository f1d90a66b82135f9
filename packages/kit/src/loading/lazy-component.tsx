import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';
import { createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLazyImport } from './use-lazy-import.ts';

type LazyComponentOptions<Props extends object> = {
  /** The user-facing name of this part in lower case, such as 'account settings'. Must be unique: it is the cache key. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** Rendered while the code loads. */
  pending?: ReactNode;
  /** Rendered instead of the part after a failure. Defaults to a notice with Retry. */
  Failure?: ComponentType<LoadFailureProps & { props: Props }>;
};

export type LoadFailureProps = { name: string; isRetrying: boolean; onRetry: () => void };

/**
 * A component whose code is loaded when it is first rendered. If the code is missing or throws, the rest of the page still works, and
 * the code is fetched again on Retry or when the network is back. If the release has been replaced in the meantime, Retry
 * reloads the page instead.
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

/** The default failure: a notice with Retry. */
export function LoadFailure({ name, isRetrying, onRetry }: LoadFailureProps) {
  const retry = (
    <Button size="s" onClick={onRetry} isBusy={isRetrying}>
      Retry
    </Button>
  );
  return (
    <Notice variant="danger" action={retry}>
      We couldn't load the {name}. Everything else still works.
    </Notice>
  );
}
