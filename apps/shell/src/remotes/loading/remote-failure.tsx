import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@showcase/remote-contract';
import { Container, ErrorPanel } from '@showcase/ui';
import { DashboardFrame } from '../../frame/dashboard-frame.tsx';
import { areaName } from './area-name.ts';
import { RemoteError } from './remote-error.ts';

/** What stands in the place of a part that could not be loaded or shown; everything around it goes on. */
export function RemoteFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isRetrying = useNavigation().state === 'loading';
  const { message, needsReload } = explain(error);

  // Going to the same place asks for the remote again and also resets a boundary that caught a rendering error.
  const tryAgain = () =>
    void navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });

  const panel = (
    <Container>
      <title>Something went wrong · Bolt Showcase</title>
      <ErrorPanel
        area={areaName(location.pathname)}
        headingLevel={1}
        message={message}
        details={detailsOf(error)}
        isRetrying={isRetrying}
        onRetry={needsReload ? () => window.location.reload() : tryAgain}
      />
    </Container>
  );
  return location.pathname.startsWith('/dashboard') ? (
    <DashboardFrame>{panel}</DashboardFrame>
  ) : (
    panel
  );
}

function explain(error: unknown): { message: string; needsReload: boolean } {
  const kind = error instanceof RemoteError ? error.kind : 'broken';
  switch (kind) {
    case 'incompatible':
      return {
        message: 'This part needs a newer version of the app. Try again to load it.',
        needsReload: true,
      };
    case 'unverified':
      return {
        message: 'This part could not be checked and was not started. The rest of the app works.',
        needsReload: true,
      };
    case 'unreachable':
      return {
        message: 'This part could not be loaded. The rest of the app still works.',
        needsReload: false,
      };
    case 'late':
      return {
        message: 'This part takes too long to answer. The rest of the app still works.',
        needsReload: false,
      };
    case 'broken':
      return {
        message: 'Something in this part went wrong. The rest of the app still works.',
        needsReload: false,
      };
  }
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
