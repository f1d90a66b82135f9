import { presenceQuery, setPresenceShown } from '@showcase/data/messages';
import type { DataError } from '@showcase/data/client';
import { useDataClient, useItem } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReadFailure } from '@showcase/kit/lists';
import { SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { Switch } from '@showcase/ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Section } from '../account-dialog.styles.ts';
import { SettingsView } from '../settings-view.tsx';
import { BlockedPeople } from './blocked-people.tsx';

type PrivacyViewProps = { userId: string; onBack: () => void };

/** Whether others see that the user is online, and the people the user has blocked. */
export function PrivacyView({ userId, onBack }: PrivacyViewProps) {
  return (
    <SettingsView onBack={onBack}>
      <Section aria-label="Presence">
        <PresenceSetting userId={userId} />
      </Section>
      <Section aria-label="Blocked people">
        <h3>Blocked people</h3>
        <BlockedPeople userId={userId} />
      </Section>
    </SettingsView>
  );
}

function PresenceSetting({ userId }: { userId: string }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { queryKey } = presenceQuery(client, userId);
  const { data, ...query } = useItem(presenceQuery(client, userId));
  const save = useMutation<void, DataError, boolean>({
    scope: { id: queryKey.join() },
    mutationFn: (isShown) => setPresenceShown(client, isShown),
    onSuccess: (_result, isShown) => queryClient.setQueryData(queryKey, isShown),
  });
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading the presence setting">
        <SkeletonBlock height="64px" />
      </SkeletonGroup>
    );
  }
  if (data === null) return <ReadFailure area="Presence" query={query} />;
  return (
    <>
      <Switch
        label="Show when I'm online"
        hint="People you exchange messages with see it, and when you were last here. Off changes nothing else."
        isOn={save.isPending ? save.variables : data}
        onChange={(isShown) => save.mutate(isShown)}
      />
      <ErrorNotice error={save.error} action="This setting wasn't saved." />
    </>
  );
}
