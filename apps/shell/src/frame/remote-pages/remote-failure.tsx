import {
  TakeNewReleaseContext,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@showcase/remote-contract';
import { Container, ErrorPanel, tokens } from '@showcase/ui';
import { use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useIsOnline, useReconnect } from '../../core/use-is-online.ts';
import { CopyButton } from '../../core/copy-button.tsx';
import { useReleases } from '../../core/known-releases.tsx';
import { findAreaName } from '../../remotes/areas.ts';
import { explainFailure } from './explain-failure.ts';
import { failureDetails, type FailedPart } from './failure-details.ts';

type RemoteFailureProps = {
  /** The part that runs here. If nothing could be loaded, the error names the part. */
  part?: FailedPart;
};

/** Replaces a part that could not be loaded or displayed, inside the frame of its page; everything around it still works. */
export function RemoteFailure({ part }: RemoteFailureProps) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const takeNewRelease = use(TakeNewReleaseContext);
  const [isCheckingRelease, setIsCheckingRelease] = useState(false);
  const isOnline = useIsOnline();
  const releases = useReleases();
  const { title, message, reload, isTransient: isPassing } = explainFailure(error, { isOnline });

  // Navigating to the same URL loads the remote again and also resets a boundary that caught a rendering error.
  // A release that has been replaced in the meantime would only fail again.
  const retry = async () => {
    setIsCheckingRelease(true);
    if (await takeNewRelease()) return;
    setIsCheckingRelease(false);
    await navigate(location, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };

  useReconnect(() => {
    if (isPassing) void retry();
  });

  const { reference, text } = failureDetails(error, part ?? null);
  useEffect(() => {
    console.error(`Failure ${reference}:`, error);
  }, [reference, error]);

  const reloadPage = () => window.location.reload();

  return (
    <Wrapper>
      <title>{`${title} · Bolt Showcase`}</title>
      <ErrorPanel
        area={findAreaName(location.pathname, releases)}
        headingLevel={1}
        message={message}
        details={text}
        detailsAction={<CopyButton name="details" text={text} />}
        isRetrying={isLoading || isCheckingRelease}
        onRetry={reload === 'always' ? reloadPage : () => void retry()}
        {...(reload === 'offered' && { onReload: reloadPage })}
      />
    </Wrapper>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[8]};
`;
