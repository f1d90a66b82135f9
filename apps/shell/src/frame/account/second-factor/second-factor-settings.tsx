import { useDataClient, useItem } from '@showcase/data/query';
import { createRecoveryCodesOptions, securityQueries } from '@showcase/data/security';
import { useUser } from '@showcase/data/session';
import { useSubmit } from '@showcase/kit/forms';
import { ReadFailure } from '@showcase/kit/lists';
import { SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { AppSetup } from './app-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

/** Sets up an authenticator app, or changes what there is. New recovery codes are shown until the view is closed. */
export function SecondFactorSettings() {
  const client = useDataClient();
  const { session } = useUser();
  const { data, ...query } = useItem({
    ...securityQueries(client).secondFactor(session),
    // The password begins another session: the setup that asked for it stays.
    placeholderData: keepPreviousData,
  });
  const creation = useSubmit(createRecoveryCodesOptions(client, useQueryClient()));
  if (creation.data) return <RecoveryCodes codes={creation.data} onDone={creation.reset} />;
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading the second factor">
        <SkeletonBlock height="64px" />
      </SkeletonGroup>
    );
  }
  if (!data) return <ReadFailure area="The second factor" query={query} />;
  if (data.is_on) return <SecondFactorOn codesLeft={data.codes_left} creation={creation} />;
  return <AppSetup isFinishing={creation.isPending} onConfirm={() => creation.mutate()} />;
}
