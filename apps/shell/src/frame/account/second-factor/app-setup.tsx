import { useDataClient } from '@showcase/data/query';
import { enrollApp, type AppEnrollment } from '@showcase/data/security';
import { ConfirmationDialog } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button } from '@showcase/ui';
import { useState } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { AppConfirmation } from './app-confirmation.tsx';

type AppSetupProps = { isFinishing: boolean; onConfirm: () => void };

/** The way to a second factor: the password, then the app, then a code of it. */
export function AppSetup({ isFinishing, onConfirm }: AppSetupProps) {
  const client = useDataClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const enrollment = useSubmit<AppEnrollment>({
    mutationFn: () => enrollApp(client, 'Bolt Showcase'),
  });
  if (enrollment.data) {
    return (
      <AppConfirmation
        enrollment={enrollment.data}
        isFinishing={isFinishing}
        onConfirm={onConfirm}
        onCancel={enrollment.reset}
      />
    );
  }
  return (
    <>
      <Explanation>
        Off. With an authenticator app on your phone, signing in and everything that cannot be
        undone also needs a code that only the app shows.
      </Explanation>
      <ErrorNotice error={enrollment.error} action="We couldn't begin." />
      <Button isBusy={enrollment.isPending} onClick={() => setIsConfirming(true)}>
        Set up an authenticator app
      </Button>
      {isConfirming && (
        <ConfirmationDialog
          onConfirm={() => {
            setIsConfirming(false);
            enrollment.mutate();
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
