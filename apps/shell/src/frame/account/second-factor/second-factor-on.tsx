import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { removeSecondFactorOptions } from '@showcase/data/security';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Notice } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { Buttons } from './second-factor.styles.ts';

/** The number of codes that are left when one should make new ones. */
const FEW_CODES = 3;

type SecondFactorOnProps = {
  codesLeft: number;
  /** Makes new recovery codes. */
  creation: { error: DataError | null; isPending: boolean; mutate: () => void; reset: () => void };
};

/** The actions of a user with a second factor: make new recovery codes, and remove it. */
export function SecondFactorOn({ codesLeft, creation }: SecondFactorOnProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const removal = useSubmit(removeSecondFactorOptions(useDataClient(), useQueryClient()));
  const pending = [creation, removal].find(({ error }) => needsConfirmation(error));
  const left = codesLeft === 1 ? '1 recovery code' : `${codesLeft} recovery codes`;
  return (
    <>
      <Explanation>
        On. Signing in needs a code from your authenticator app: without it, nobody can do anything
        in your name. Everything that cannot be undone needs another one.
      </Explanation>
      {codesLeft < FEW_CODES ? (
        <Notice variant="warning">
          You have {left} left. Make new ones, so that you get in without your phone.
        </Notice>
      ) : (
        <Explanation>You have {left} left.</Explanation>
      )}
      <Failure error={creation.error} action="There are no new codes." />
      <Failure error={removal.error} action="The second factor wasn't removed." />
      <Buttons>
        <Button isBusy={creation.isPending} onClick={() => creation.mutate()}>
          New recovery codes
        </Button>
        <Button variant="danger" isBusy={removal.isPending} onClick={() => setIsRemoving(true)}>
          Remove
        </Button>
      </Buttons>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove your second factor?"
        subject="Your other devices will be signed out, and your recovery codes deleted."
        confirmLabel="Remove"
        onConfirm={() => {
          setIsRemoving(false);
          removal.mutate();
        }}
      />
      {pending && (
        <ConfirmationDialog
          error={pending.error}
          onConfirm={() => pending.mutate()}
          onClose={pending.reset}
        />
      )}
    </>
  );
}

function Failure({ error, action }: { error: DataError | null; action: string }) {
  return <ErrorNotice error={needsConfirmation(error) ? null : error} action={action} />;
}
