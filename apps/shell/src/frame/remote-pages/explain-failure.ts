import {
  isTimeout,
  RemoteError,
  type RemoteErrorKind,
} from '../../remotes/loading/remote-error.ts';

type Explanation = {
  title: string;
  message: string;
  /** Whether only a reload of the page can help (`always`) or may be needed (`offered`). */
  reload: 'never' | 'offered' | 'always';
  /** Whether the part may work again once the network is back. */
  isTransient: boolean;
};

const WENT_WRONG = 'Something went wrong';

/** The title and message for a part that could not be loaded or displayed. */
export function explainFailure(error: unknown, { isOnline }: { isOnline: boolean }): Explanation {
  const kind = failureKind(error);
  if (!isOnline && (kind === 'unreachable' || kind === 'late')) {
    return {
      title: "You're offline",
      message: "You're offline. This page loads as soon as you're back online.",
      reload: 'never',
      isTransient: true,
    };
  }
  switch (kind) {
    case 'incompatible':
      return {
        title: WENT_WRONG,
        message: 'This part needs a newer version of the app. Try again to load it.',
        reload: 'always',
        isTransient: false,
      };
    case 'unverified':
      return {
        title: WENT_WRONG,
        message:
          "We couldn't verify this part, so we didn't start it. The rest of the app still works.",
        reload: 'always',
        isTransient: false,
      };
    case 'unreachable':
      return {
        title: WENT_WRONG,
        message: "We couldn't load this part. The rest of the app still works.",
        // A browser may remember a module that failed for as long as the page is open.
        reload: 'offered',
        isTransient: true,
      };
    case 'late':
      return {
        title: WENT_WRONG,
        message: 'This part is taking too long. The rest of the app still works.',
        reload: 'offered',
        isTransient: true,
      };
    case 'broken':
      return {
        title: WENT_WRONG,
        message: 'Something went wrong in this part. The rest of the app still works.',
        reload: 'never',
        isTransient: false,
      };
  }
}

export function failureKind(error: unknown): RemoteErrorKind {
  if (error instanceof RemoteError) return error.kind;
  if (isTimeout(error)) return 'late';
  return isMissingModule(error) ? 'unreachable' : 'broken';
}

/** Recognizes the errors of Chromium, Firefox and Safari for a page's module that could not be fetched. */
function isMissingModule(error: unknown): boolean {
  const missingModuleMessage = /dynamically imported module|importing a module script failed/i;
  return error instanceof TypeError && missingModuleMessage.test(error.message);
}
