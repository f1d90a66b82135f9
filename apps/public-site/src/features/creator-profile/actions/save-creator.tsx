import {
  saveCreator,
  savedCreatorQueries,
  unsaveCreator,
  useDataClient,
  useUser,
  type DataError,
} from '@showcase/data';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { Button } from '@showcase/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useNotify } from '../../../shared/notify-context.ts';
import { sendFailure } from '../../../shared/sending/send-failure.ts';

type SaveCreatorProps = { creator: { id: string; name: string } };

/** Keeps a creator among the saved ones; a visitor signs in first, and nobody keeps themselves. */
export function SaveCreator({ creator }: SaveCreatorProps) {
  const { authUser } = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (authUser?.id === creator.id) return null;
  if (authUser) return <SaveToggle creator={creator} userId={authUser.id} />;
  return (
    <Button onClick={() => void navigate(`/login?next=${encodeURIComponent(pathname)}`)}>
      <Bookmark aria-hidden />
      Save
    </Button>
  );
}

function SaveToggle({ creator, userId }: SaveCreatorProps & { userId: string }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const pair = { userId, creatorId: creator.id };
  const options = savedCreatorQueries(client).isSaved(pair);
  const isSaved = useQuery(options).data ?? false;
  const changing = useMutation<void, DataError, boolean>({
    mutationFn: (keep) => (keep ? saveCreator(client, creator.id) : unsaveCreator(client, pair)),
    async onMutate(keep) {
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      queryClient.setQueryData(options.queryKey, keep);
    },
    onError(error, keep) {
      console.error('Error saving creator:', error);
      queryClient.setQueryData(options.queryKey, !keep);
      notify({ kind: 'danger', text: sendFailure(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['saved-creators'] }),
  });

  return (
    <Button
      aria-pressed={isSaved}
      onClick={() => {
        if (!changing.isPending) changing.mutate(!isSaved);
      }}
    >
      <Bookmark aria-hidden fill={isSaved ? 'currentcolor' : 'none'} />
      Save
    </Button>
  );
}
