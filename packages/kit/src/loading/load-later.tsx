import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { Button, Notice } from '@showcase/ui';
import { createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useCode } from './use-code.ts';

type LoadLaterOptions<Props extends object> = {
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
export function loadLater<Props extends object>(options: LoadLaterOptions<Props>) {
  const { name, load, pending = null, Failure = LoadFailure } = options;

  function Loaded(props: Props) {
    const code = useCode({ name, load, isWanted: true });
    if (code.data) return createElement(code.data, props);
    if (code.isPending) return pending;
    return <Failed isFetching={code.isFetching} retry={code.retry} props={props} />;
  }

  function Failed(failed: { isFetching: boolean; retry: () => void; props: Props }) {
    const takeNewRelease = use(TakeNewReleaseContext);
    const [isAsking, setIsAsking] = useState(false);
    const { isFetching, retry, props } = failed;

    async function tryAgain() {
      setIsAsking(true);
      if (await takeNewRelease()) return;
      setIsAsking(false);
      retry();
    }
    const isRetrying = isFetching || isAsking;
    return (
      <Failure name={name} isRetrying={isRetrying} onRetry={() => void tryAgain()} props={props} />
    );
  }

  return function LoadedLater(props: Props) {
    return (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <Failed isFetching={false} retry={resetErrorBoundary} props={props} />
        )}
        onError={(error) => console.error(`Error in the ${name}:`, error)}
      >
        <Loaded {...props} />
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
