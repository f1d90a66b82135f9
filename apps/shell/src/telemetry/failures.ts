import { onUncaughtErrors, type UncaughtKind } from '../core/uncaught/uncaught-errors.ts';

/** A part of the product that was built and released on its own. */
export type Part = { name: string; version: string };

export type Failure = {
  /** Who noticed it: the window, an error boundary of React, the router, or the loader of remotes. */
  source: UncaughtKind | 'boundary' | 'recovered' | 'page' | 'remote';
  error: unknown;
  /** The remote whose page failed. */
  remote?: Part | undefined;
  /** Where React was when it failed. */
  componentStack?: string | undefined;
};

/** A failure and where it happened: its page may be another one by the time that it is sent. */
export type LocatedFailure = Failure & { pathname: string };

export type Failures = {
  report: (failure: Failure) => void;
  /** Calls back whenever a failure waits to be passed on. */
  onWaiting: (callback: () => void) => void;
  /** Passes on what was reported so far and everything from now on. */
  passTo: (receive: (failure: LocatedFailure) => void) => void;
  /** Drops everything: this site has no telemetry. */
  stop: () => void;
};

const MAX_WAITING = 20;

/** Collects failures from the start, while the code that sends them has not loaded. */
export function collectFailures(): Failures {
  const waiting: LocatedFailure[] = [];
  let callback = () => {};
  let receiver = (failure: LocatedFailure) => {
    if (waiting.length < MAX_WAITING) waiting.push(failure);
    callback();
  };
  const report = (failure: Failure) => receiver({ ...failure, pathname: location.pathname });
  const stopListening = onUncaughtErrors((error, source) => report({ source, error }));
  return {
    report,
    onWaiting(notify) {
      callback = notify;
      if (waiting.length > 0) notify();
    },
    passTo(receive) {
      receiver = receive;
      for (const failure of waiting.splice(0)) receive(failure);
    },
    stop() {
      stopListening();
      receiver = () => undefined;
      waiting.length = 0;
    },
  };
}
