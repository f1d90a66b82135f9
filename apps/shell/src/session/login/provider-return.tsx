import { finishOAuth, useDataClient } from '@showcase/data';
import { useSubmit } from '@showcase/kit/forms';
import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';
import { LoadingScreen } from '../loading-screen.tsx';

/** Finishes a sign-in at another company; the login page leaves by itself once the session is there, and says where it failed. */
export function ProviderReturn({ code }: { code: string }) {
  const client = useDataClient();
  const [params, setParams] = useSearchParams();
  const { mutate } = useSubmit({
    mutationFn: () => finishOAuth(client, code),
    onError() {
      const rest = new URLSearchParams(params);
      rest.delete('code');
      rest.set('error', 'server_error');
      setParams(rest, { replace: true });
    },
  });
  const start = useRef(mutate);
  useEffect(() => start.current(), []);
  return <LoadingScreen>Signing in</LoadingScreen>;
}
