import { useDataClient, useItem } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { userQueries, type User } from '@showcase/data/users';
import type { ProfileValues } from '@showcase/data/schemas';
import { ReadFailure } from '@showcase/kit/lists';
import { useSearchParams } from '@showcase/remote-contract';
import { Card, PageHeader, SkeletonBlock, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { ProfileChecklist } from '../features/profile-checklist/profile-checklist.tsx';
import { useProfileParts } from '../features/profile-checklist/use-profile-parts.ts';
import { ContactConfirmation } from '../features/profile-editor/contact/contact-confirmation.tsx';
import { ProfileEditor } from '../features/profile-editor/profile-editor.tsx';
import { PROFILE_SECTIONS } from '../features/profile-editor/profile-sections.ts';
import { toProfileValues, type Profile } from '../features/profile-editor/profile-values.ts';
import { getDraftName } from '../shared/draft/draft.ts';
import { useStoredDraft } from '../shared/draft/use-stored-draft.ts';

export function ProfilePage() {
  const { user } = useUser();
  return (
    <>
      <title>My Profile · Bolt Showcase</title>
      <PageHeader title="My Profile" subtitle="This is what clients see before they contact you." />
      {user && <OwnProfile key={user.id} user={user} />}
    </>
  );
}

function OwnProfile({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const details = useItem(userQueries(useDataClient()).ownDetails(user.id));
  const { isPending: arePartsPending, parts } = useProfileParts(user);
  const section = PROFILE_SECTIONS.find((value) => value === params.get('section')) ?? 'basic';
  const contactEmail = details.data?.contactEmail ?? null;
  const unconfirmedContact = details.data?.isContactConfirmed ? null : contactEmail;
  const profile: Profile = { user, audience: details.data?.audience ?? null, contactEmail };
  const name = getDraftName(user.id, 'profile', 'own');
  const stored = useStoredDraft<ProfileValues, Profile>(name, toProfileValues(profile));

  if (details.isPending || arePartsPending || stored === undefined) {
    return (
      <SkeletonGroup label="Loading your profile">
        <Card padding="l">
          <SkeletonBlock width="60%" height="40px" />
          <SkeletonText lines={12} />
        </Card>
      </SkeletonGroup>
    );
  }
  if (details.error && !details.data) {
    return <ReadFailure area="My Profile" query={details} />;
  }
  return (
    <ProfileEditor
      profile={profile}
      viewCount={details.data?.viewCount ?? 0}
      unconfirmedContact={unconfirmedContact}
      draft={stored.draft}
      draftKey={stored.key}
      section={section}
      renderChecklist={(onSelectField) => (
        <>
          {unconfirmedContact && <ContactConfirmation email={unconfirmedContact} />}
          <ProfileChecklist parts={parts} onSelectField={onSelectField} />
        </>
      )}
      onSectionChange={(next) =>
        setParams(
          (previous) => {
            const nextParams = new URLSearchParams(previous);
            nextParams.set('section', next);
            return nextParams;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
