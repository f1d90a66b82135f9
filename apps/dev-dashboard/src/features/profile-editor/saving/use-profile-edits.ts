import { PROFILE_USERNAME_MESSAGES, type ProfileValues } from '@showcase/data/schemas';
import { copyValues, explainRejectedPicture, mergeEdits } from '@showcase/kit/saving';
import { useUsernameCheck } from '@showcase/kit/username';
import { useState, useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useValidatedForm } from '../../../shared/validated-form/use-validated-form.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { useDraftAutosave } from '../../../shared/draft/use-draft-autosave.ts';
import { lazyResolver } from './lazy-resolver.ts';
import { useFilledFields } from '../filled/use-filled-fields.ts';
import { getFirstErrorField, type ProfileSection } from '../profile-sections.ts';
import { toProfileValues, type Profile } from '../profile-values.ts';
import { useFocusField } from '../use-focus-field.ts';
import { useSaveProfile } from './use-save-profile.ts';

const resolver = lazyResolver<ProfileValues>(() =>
  import('../profile-resolver.ts').then((module) => module.profileResolver),
);

export type ProfileEditsOptions = {
  profile: Profile;
  draft: Draft<ProfileValues, Profile> | null;
  draftKey: string;
  section: ProfileSection;
  onSectionChange: (section: ProfileSection) => void;
};

/** The editor's form, with drafts, saving, merging, discarding and undo. */
export function useProfileEdits(options: ProfileEditsOptions) {
  const { profile, draft, draftKey, section, onSectionChange } = options;
  const [base, setBase] = useState(draft?.base ?? profile);
  const [discarded, setDiscarded] = useState<ProfileValues | null>(null);
  const saving = useSaveProfile();
  const form = useValidatedForm<ProfileValues>({
    resolver,
    defaultValues: toProfileValues(base),
  });
  const { isDirty } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' });
  const usernameCheck = useUsernameCheck(username, base.user.username ?? '');
  const clearDraft = useDraftAutosave({ key: draftKey, id: profile.user.id, base, form });
  const restored = useRestoredDraft(form, draft?.values ?? null);
  const filled = useFilledFields();
  const focusField = useFocusField({ form, section, onSectionChange });

  const resetTo = (saved: Profile) => {
    setBase(saved);
    form.reset(toProfileValues(saved));
    clearDraft();
    restored.dismiss();
  };
  const setFieldError = (field: 'username' | 'avatar', message: string) => {
    form.setError(field, { message });
    focusField(field);
  };
  const save = (values: ProfileValues, from: Profile) => {
    const shown = copyValues(form.getValues());
    saving.mutate(
      { base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'picture-refused')
            setFieldError('avatar', explainRejectedPicture(outcome.error));
          if (outcome.state !== 'saved') return;
          const saved = toProfileValues(outcome.profile);
          const { merged } = mergeEdits(shown, form.getValues(), saved);
          resetTo(outcome.profile);
          // What was typed during the save stays, as unsaved edits.
          form.reset(merged, { keepDefaultValues: true });
          if (filled.fields.length > 0) filled.dismiss();
        },
        onError: (error) => {
          if (error.kind === 'conflict') setFieldError('username', PROFILE_USERNAME_MESSAGES.taken);
        },
      },
    );
  };
  const discard = () => {
    setDiscarded(form.getValues());
    saving.reset();
    resetTo(base);
  };
  const undoDiscard = () => {
    if (discarded) form.reset(discarded, { keepDefaultValues: true });
    setDiscarded(null);
  };
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;

  return {
    form,
    base,
    saving,
    filled,
    usernameCheck,
    clearDraft,
    focusField,
    submit: form.handleSubmit(
      (values) => (usernameCheck === 'taken' ? focusField('username') : save(values, base)),
      (errors) => focusField(getFirstErrorField(errors)),
    ),
    discard,
    /** Available after Discard, until the user makes new edits or the notice expires. */
    undoDiscard: discarded && !isDirty ? undoDiscard : null,
    clearDiscarded: () => setDiscarded(null),
    isDraftNoticeVisible: restored.isNoticeVisible,
    conflict,
    keepMyVersion: () => conflict && save(conflict.merged, conflict.theirs),
    loadSavedVersion: () => {
      if (conflict) resetTo(conflict.theirs);
      saving.reset();
    },
  };
}

/** Restores a draft into the form, as unsaved edits. */
function useRestoredDraft(form: UseFormReturn<ProfileValues>, draft: ProfileValues | null) {
  const [restored] = useState(draft);
  const [isNoticeVisible, setIsNoticeVisible] = useState(draft !== null);

  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);

  return { isNoticeVisible, dismiss: () => setIsNoticeVisible(false) };
}
