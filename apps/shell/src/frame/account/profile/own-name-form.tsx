import { zodResolver } from '@hookform/resolvers/zod';
import { ownNameSchema, type OwnNameValues } from '@showcase/data/schemas';
import type { User } from '@showcase/data/users';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextField } from '@showcase/kit/forms';
import { AvatarField } from '@showcase/kit/pictures';
import {
  ConflictDialog,
  copyValues,
  explainRejectedPicture,
  getVersionRows,
  mergeEdits,
} from '@showcase/kit/saving';
import { Notice } from '@showcase/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountFields, Actions } from '../account-dialog.styles.ts';
import { toOwnName, type OwnRows } from './save-own-name.ts';
import { useSaveOwnName } from './use-save-own-name.ts';

const LABELS = { name: 'Name', avatar: 'Profile picture' };

/** Changes the user's name and picture. */
export function OwnNameForm({ user }: { user: User }) {
  const [base, setBase] = useState<OwnRows>({ user });
  const saving = useSaveOwnName();
  const form = useForm<OwnNameValues>({
    resolver: zodResolver(ownNameSchema),
    defaultValues: toOwnName(base),
  });
  const { isDirty } = form.formState;
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;

  const resetTo = (saved: OwnRows) => {
    setBase(saved);
    form.reset(toOwnName(saved));
  };
  const save = (values: OwnNameValues, from: OwnRows) => {
    const shown = copyValues(form.getValues());
    saving.mutate(
      { base: from, values },
      {
        onSuccess(outcome) {
          if (outcome.state === 'picture-refused') {
            const message = explainRejectedPicture(outcome.error);
            form.setError('avatar', { message }, { shouldFocus: true });
          }
          if (outcome.state !== 'saved') return;
          const { merged } = mergeEdits(shown, form.getValues(), toOwnName(outcome.profile));
          resetTo(outcome.profile);
          // What was typed during the save stays, as unsaved edits.
          form.reset(merged, { keepDefaultValues: true });
        },
      },
    );
  };

  return (
    <Form form={form} onSubmit={(values) => save(values, base)}>
      <AccountFields>
        <AvatarField />
        <TextField<OwnNameValues>
          name="name"
          label={LABELS.name}
          isRequired
          maxLength={100}
          autoComplete="name"
        />
        <ErrorNotice error={saving.error} action="Your name and picture weren't saved." />
        {saving.data?.state === 'saved' && !isDirty && <Notice variant="success">Saved.</Notice>}
        <Actions>
          <SubmitButton submission={saving}>Save changes</SubmitButton>
        </Actions>
      </AccountFields>
      {conflict && (
        <ConflictDialog
          rows={getVersionRows(
            LABELS,
            form.getValues(),
            toOwnName(conflict.theirs),
            conflict.conflictingFields,
          )}
          isBusy={saving.isPending}
          onKeepMyVersion={() => save(conflict.merged, conflict.theirs)}
          onLoadSavedVersion={() => {
            resetTo(conflict.theirs);
            saving.reset();
          }}
          onClose={() => saving.reset()}
        />
      )}
    </Form>
  );
}
