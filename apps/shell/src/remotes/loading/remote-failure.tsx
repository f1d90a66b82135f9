import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@showcase/remote-contract';
import { Container, ErrorPanel, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { DashboardFrame } from '../../frame/dashboard-frame.tsx';
import { areaName } from './area-name.ts';
import { isTimeout, RemoteError, type RemoteErrorKind } from './remote-error.ts';

/** What stands in the place of a part that could not be loaded or shown; everything around it goes on. */
export function RemoteFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isRetrying = useNavigation().state === 'loading';
  const { message, reload } = explain(error);

  // Going to the same place asks for the remote again and also resets a boundary that caught a rendering error.
  const tryAgain = () =>
    void navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });

  const loadAnew = () => window.location.reload();

  const panel = (
    <Place>
      <title>Something went wrong · Bolt Showcase</title>
      <ErrorPanel
        area={areaName(location.pathname)}
        headingLevel={1}
        message={message}
        details={detailsOf(error)}
        isRetrying={isRetrying}
        onRetry={reload === 'always' ? loadAnew : tryAgain}
        {...(reload === 'offered' && { onReload: loadAnew })}
      />
    </Place>
  );
  return location.pathname.startsWith('/dashboard') ? (
    <DashboardFrame>{panel}</DashboardFrame>
  ) : (
    panel
  );
}

const Place = styled(Container)`
  padding-block: ${tokens.space[8]};
`;

/** What to say of a failure, and whether only a page that is loaded anew can help (`always`) or may be needed (`offered`). */
function explain(error: unknown): { message: string; reload: 'never' | 'offered' | 'always' } {
  switch (kindOf(error)) {
    case 'incompatible':
      return {
        message: 'This part needs a newer version of the app. Try again to load it.',
        reload: 'always',
      };
    case 'unverified':
      return {
        message: 'This part could not be checked and was not started. The rest of the app works.',
        reload: 'always',
      };
    case 'unreachable':
      return {
        message: 'This part could not be loaded. The rest of the app still works.',
        reload: 'never',
      };
    case 'late':
      return {
        message: 'This part takes too long to answer. The rest of the app still works.',
        reload: 'offered',
      };
    case 'broken':
      return {
        message: 'Something in this part went wrong. The rest of the app still works.',
        reload: 'never',
      };
  }
}

function kindOf(error: unknown): RemoteErrorKind {
  if (error instanceof RemoteError) return error.kind;
  return isTimeout(error) ? 'late' : 'broken';
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
