import { useUser } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import { PageHeader } from '@showcase/ui';
import { ProfileEditor } from '../features/profile-editor/profile-editor.tsx';
import { PROFILE_SECTIONS } from '../features/profile-editor/profile-sections.ts';

export function ProfilePage() {
  const { user } = useUser();
  const [params, setParams] = useSearchParams();
  const section = PROFILE_SECTIONS.find((one) => one === params.get('section')) ?? 'basic';
  return (
    <>
      <title>My Profile · Bolt Showcase</title>
      <PageHeader title="My Profile" subtitle="What clients read before they write to you." />
      {user && (
        <ProfileEditor
          key={user.id}
          user={user}
          section={section}
          onSectionChange={(next) =>
            setParams({ section: next }, { replace: true, preventScrollReset: true })
          }
        />
      )}
    </>
  );
}
