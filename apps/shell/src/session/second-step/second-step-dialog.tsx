import { refetchEverything } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { CodeForm, useCodeEntry } from '@showcase/kit/confirmation';
import { SubmitButton } from '@showcase/kit/forms';
import { useNavigate, useRevalidator } from '@showcase/remote-contract';
import { Button, isKey, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type KeyboardEvent } from 'react';
import { LateAppNotice } from './late-app-notice.tsx';

/** The second step of a sign-in: a code, over the page that waits for it. Closing it ends the session. */
export function SecondStepDialog() {
  const formId = useId();
  const queryClient = useQueryClient();
  const { authUser, cancelSignIn } = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const entry = useCodeEntry(() => void finish());
  const { submission } = entry;

  /** The rights of an admin begin now: pages that were denied are read again. */
  async function finish() {
    await refetchEverything(queryClient);
    await revalidate();
  }

  async function cancel() {
    await navigate('/');
    await cancelSignIn();
  }

  // Another dialog may be open below and would handle the key, too.
  function handleEscape(event: KeyboardEvent) {
    if (!isKey(event, 'Escape')) return;
    event.stopPropagation();
    void cancel();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={() => void cancel()}
      onKeyDown={handleEscape}
      size="s"
      title="Confirm it's you"
      description={authUser?.email}
      data-sign-in-again
      footer={
        <>
          <Button onClick={() => void cancel()}>Cancel sign-in</Button>
          <SubmitButton form={formId} submission={submission}>
            Continue
          </SubmitButton>
        </>
      }
    >
      <Stack gap={3}>
        <CodeForm id={formId} entry={entry} />
        <LateAppNotice onRemove={finish} />
      </Stack>
    </Dialog>
  );
}
