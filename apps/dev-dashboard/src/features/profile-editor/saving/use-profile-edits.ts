import type { DataError } from '@showcase/data';
import { PROFILE_USERNAME_MESSAGES, type ProfileValues } from '@showcase/data/schemas';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCheckedForm } from '../../../shared/checked-form/use-checked-form.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { useKeepDraft } from '../../../shared/draft/use-keep-draft.ts';
import { lazyResolver } from '../../../shared/lazy-resolver.ts';
import { useFilledFields } from '../filled/use-filled-fields.ts';
import { firstFault, type ProfileSection } from '../profile-sections.ts';
import { valuesOf, type Profile } from '../profile-values.ts';
import { useRestoredDraft } from '../use-restored-draft.ts';
import { useShowField } from '../use-show-field.ts';
import { useUsernameCheck } from '../username/use-username-check.ts';
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

/** The form of the editor, and what becomes of its edits: kept as a draft, saved, merged, discarded or taken back. */
export function useProfileEdits(options: ProfileEditsOptions) {
  const { profile, draft, draftKey, section, onSectionChange } = options;
  const [base, setBase] = useState(draft?.base ?? profile);
  const [discarded, setDiscarded] = useState<ProfileValues | null>(null);
  const saving = useSaveProfile();
  const form = useCheckedForm<ProfileValues>({
    resolver,
    defaultValues: valuesOf(base),
  });
  const { isDirty } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' });
  const usernameCheck = useUsernameCheck(username, base.user.username ?? '');
  const forgetDraft = useKeepDraft({ key: draftKey, id: profile.user.id, base, form });
  const restored = useRestoredDraft(form, draft?.values ?? null);
  const filled = useFilledFields();
  const showField = useShowField({ form, section, onSectionChange });

  const startFrom = (saved: Profile) => {
    setBase(saved);
    form.reset(valuesOf(saved));
    forgetDraft();
    restored.dismiss();
  };
  const showError = (field: 'username' | 'avatar', message: string) => {
    form.setError(field, { message });
    showField(field);
  };
  const save = (values: ProfileValues, from: Profile) =>
    saving.mutate(
      { base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'picture-refused') showError('avatar', refusalOf(outcome.error));
          if (outcome.state !== 'saved') return;
          startFrom(outcome.profile);
          if (filled.fields.length > 0) filled.dismiss();
        },
        onError: (error) => {
          if (error.kind === 'conflict') showError('username', PROFILE_USERNAME_MESSAGES.taken);
        },
      },
    );
  const discard = () => {
    setDiscarded(form.getValues());
    saving.reset();
    startFrom(base);
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
    forgetDraft,
    showField,
    submit: form.handleSubmit(
      (values) => (usernameCheck === 'taken' ? showField('username') : save(values, base)),
      (errors) => showField(firstFault(errors)),
    ),
    discard,
    /** For a while after Discard, as long as nothing else was typed. */
    undoDiscard: discarded && !isDirty ? undoDiscard : null,
    forgetDiscarded: () => setDiscarded(null),
    isDraftShown: restored.isShown,
    conflict,
    keepMine: () => conflict && save(conflict.merged, conflict.theirs),
    takeTheirs: () => {
      if (conflict) startFrom(conflict.theirs);
      saving.reset();
    },
  };
}

function refusalOf({ kind }: DataError) {
  return kind === 'forbidden'
    ? 'The picture was refused. An account holds at most 200 pictures.'
    : 'The picture was refused. Choose a JPEG, PNG or GIF under 2MB.';
}
