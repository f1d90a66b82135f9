import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';
import { createElement, use, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLazyImport } from './use-lazy-import.ts';

export type LazyComponentOptions<Props extends object> = {
  /** The user-facing name of this part in lower case, such as 'account settings'. Must be unique: it is the cache key. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** Rendered while the code loads. */
  Pending?: ComponentType<Props>;
  /** Rendered instead of the part after a failure. Defaults to a notice with Retry. */
  Failure?: ComponentType<LoadFailureProps & { props: Props }>;
};

export type LazyComponent<Props extends object> = ReturnType<typeof lazyComponent<Props>>;

export type LoadFailureProps = { name: string; isRetrying: boolean; onRetry: () => void };

/**
 * A component whose code is loaded when it is first rendered, or earlier with `usePreload`. If the code is missing, takes too long or throws,
 * the rest of the page still works, and the code is fetched again on Retry or when the network is back. If the import hangs or the
 * release has been replaced in the meantime, Retry reloads the page instead.
 */
export function lazyComponent<Props extends object>(options: LazyComponentOptions<Props>) {
  const { name, load, Pending, Failure = LoadFailure } = options;

  function LazyContent(props: Props) {
    const code = useLazyImport({ name, load, enabled: true });
    if (code.data) return createElement(code.data, props);
    if (code.isPending) return Pending ? <Pending {...props} /> : null;
    return <RetryableFailure retry={code.retry} props={props} />;
  }

  function RetryableFailure({ retry, props }: { retry: () => void; props: Props }) {
    const takeNewRelease = use(TakeNewReleaseContext);
    const [isCheckingRelease, setIsCheckingRelease] = useState(false);

    async function retryOrReload() {
      setIsCheckingRelease(true);
      if (await takeNewRelease()) return;
      setIsCheckingRelease(false);
      retry();
    }
    return (
      <Failure
        name={name}
        isRetrying={isCheckingRelease}
        onRetry={() => void retryOrReload()}
        props={props}
      />
    );
  }

  function LazyBoundary(props: Props) {
    return (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <RetryableFailure retry={resetErrorBoundary} props={props} />
        )}
        onError={(error) => console.error(`Error in the ${name}:`, error)}
      >
        <LazyContent {...props} />
      </ErrorBoundary>
    );
  }

  /** Loads the code once `enabled` is true, so that the component renders without delay. */
  LazyBoundary.usePreload = function usePreload(enabled: boolean) {
    const { isFetching } = useLazyImport({ name, load, enabled });
    return { isLoading: isFetching };
  };
  return LazyBoundary;
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
