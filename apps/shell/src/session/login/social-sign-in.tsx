import { useDataClient } from '@showcase/data/query';
import { getOAuthUrl, type OAuthProvider } from '@showcase/data/session';
import { Button, Notice } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { BrandIcon } from '../../core/brand-icon.tsx';
import { explainFailure } from '../explain-failure.ts';
import { useNextPath } from '../use-next-path.ts';
import { Divider, Providers, SocialBox } from './social-sign-in.styles.ts';

type Provider = { id: OAuthProvider; name: 'GitHub' | 'Google' };

const providers: Provider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

/** Sign-in with OAuth providers, if the deployment has set them up. */
export function SocialSignIn() {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const signingIn = useSubmit({
    async mutationFn({ id }: Provider) {
      const redirectTo = new URL(withNext('/login'), window.location.origin).href;
      const url = await getOAuthUrl(client, { provider: id, redirectTo });
      if (url) window.location.assign(url);
      return url;
    },
  });
  const isNotSetUp = signingIn.isSuccess && signingIn.data === null;

  return (
    <SocialBox>
      <Divider>or</Divider>
      <Providers>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            aria-label={`Sign in with ${provider.name}`}
            size="l"
            isBusy={signingIn.isPending && signingIn.variables.id === provider.id}
            onClick={() => signingIn.mutate(provider)}
          >
            <BrandIcon name={provider.name} label={null} />
            {provider.name}
          </Button>
        ))}
      </Providers>
      {isNotSetUp && (
        <Notice>
          {signingIn.variables.name} sign-in isn't set up here. Use your email instead.
        </Notice>
      )}
      {signingIn.error && (
        <Notice variant="danger">
          {explainFailure(signingIn.error, 'Failed to sign in').message}
        </Notice>
      )}
    </SocialBox>
  );
}
