import { useDataClient } from '@showcase/data/query';
import { finishOAuth } from '@showcase/data/session';
import { useSubmit } from '@showcase/kit/forms';
import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';
import { LoadingScreen } from '../loading-screen.tsx';

/** Finishes a sign-in with an OAuth provider. The login page redirects once the session exists and displays failures. */
export function OAuthCallback({ code }: { code: string }) {
  const client = useDataClient();
  const [params, setParams] = useSearchParams();
  const { mutate } = useSubmit({
    mutationFn: () => finishOAuth(client, code),
    onError() {
      const nextParams = new URLSearchParams(params);
      nextParams.delete('code');
      nextParams.set('error', 'server_error');
      setParams(nextParams, { replace: true });
    },
  });
  const start = useRef(mutate);
  useEffect(() => start.current(), []);
  return <LoadingScreen>Signing in</LoadingScreen>;
}
