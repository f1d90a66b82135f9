import { useUser } from '@showcase/data/session';
import { Button, ButtonLink, Notice, Stack } from '@showcase/ui';
import { useNavigate } from '@showcase/remote-contract';
import Bookmark from 'lucide-react/icons/bookmark';
import { useHiring } from '../../../shared/hiring/use-hiring.ts';
import { lazyComponent } from '@showcase/kit/loading';
import { useSavedCreators } from '../../../shared/saved-creators/use-saved-creators.ts';

const CreatorMenu = lazyComponent({
  name: 'menu',
  load: async () => (await import('./creator-menu.tsx')).CreatorMenu,
  Failure: () => null,
});

type CreatorActionsProps = {
  creator: { id: string; name: string; isSample: boolean; services: readonly unknown[] };
};

/** Hire, contact and save a creator. Owners can only edit their profile, and samples only be viewed. */
export function CreatorActions({ creator }: CreatorActionsProps) {
  const hiring = useHiring();
  const { authUser } = useUser();
  const openConversation = useContact(creator.id);
  if (creator.isSample) return <SampleActions />;
  if (creator.id === authUser?.id) {
    return (
      <ButtonLink variant="primary" href="/dashboard/dev/profile">
        Edit profile
      </ButtonLink>
    );
  }
  const option = creator.services.length === 0 ? 'other' : '';
  return (
    <Stack direction="row" gap={3}>
      <Button
        variant="primary"
        isBusy={hiring.isOpening(option)}
        onClick={() => hiring.open(option)}
      >
        Hire Me
      </Button>
      <Button onClick={openConversation}>Contact</Button>
      <SaveCreator id={creator.id} />
      {authUser && <CreatorMenu userId={authUser.id} person={creator} />}
    </Stack>
  );
}

function SampleActions() {
  return (
    <Stack gap={3} align="start">
      <Stack direction="row" gap={3}>
        <Button variant="primary" disabled>
          Hire Me
        </Button>
        <Button disabled>Contact</Button>
      </Stack>
      <Notice>This is an example, so you can't hire here.</Notice>
    </Stack>
  );
}

/** Opens the conversation with a creator, which the first message creates; a visitor signs in first. */
function useContact(creatorId: string) {
  const navigate = useNavigate();
  const { authUser } = useUser();
  const messages = `/dashboard/client/messages?with=${creatorId}`;
  return () => void navigate(authUser ? messages : `/login?next=${encodeURIComponent(messages)}`);
}

/** Saves a creator. */
function SaveCreator({ id }: { id: string }) {
  const { canSave, isSaved, toggle } = useSavedCreators([id]);
  if (!canSave(id)) return null;
  return (
    <Button aria-pressed={isSaved(id)} onClick={() => toggle(id)}>
      <Bookmark aria-hidden fill={isSaved(id) ? 'currentcolor' : 'none'} />
      {isSaved(id) ? 'Saved' : 'Save'}
    </Button>
  );
}
