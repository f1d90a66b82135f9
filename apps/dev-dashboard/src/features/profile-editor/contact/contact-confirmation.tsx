import { useDataClient } from '@showcase/data/query';
import { confirmContactEmail, refetchUsers } from '@showcase/data/users';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { useSearchParams } from '@showcase/remote-contract';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Notice, Stack } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';

/** What the link in the mail to a contact email opens. */
export function ContactConfirmation({ email }: { email: string }) {
  const [params] = useSearchParams();
  const token = params.get('contact');
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const confirmation = useSubmit({
    mutationFn: (value: string) => confirmContactEmail(client, value),
    async onSuccess() {
      notify({ kind: 'success', text: 'Contact email confirmed.' });
      await refetchUsers(queryClient);
    },
  });
  if (!token) return null;
  return (
    <Stack gap={2}>
      <Notice
        action={
          <Button
            size="s"
            isBusy={confirmation.isPending}
            onClick={() => confirmation.mutate(token)}
          >
            Confirm
          </Button>
        }
      >
        Use {email} on your public profile?
      </Notice>
      <ErrorNotice error={confirmation.error} action="Your contact email isn't confirmed yet." />
    </Stack>
  );
}
