import { zodResolver } from '@hookform/resolvers/zod';
import { useUser, type User } from '@showcase/data';
import {
  PROFILE_USERNAME_MESSAGES,
  profileSchema,
  type ProfileValues,
} from '@showcase/data/schemas';
import { Card } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useState } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { BasicInfo } from './basic-info.tsx';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { EditorLayout } from './profile-editor.styles.ts';
import { sectionOf, type ProfileSection } from './profile-sections.ts';
import { valuesOf } from './profile-values.ts';
import { PublicLink } from './public-link.tsx';
import { SaveBar, type SaveState } from './saving/save-bar.tsx';
import { SaveConflict } from './saving/save-conflict.tsx';
import { SocialProfiles } from './social-profiles.tsx';
import { useShowField } from './use-show-field.ts';
import { saveFailure, useSaveProfile } from './saving/use-save-profile.ts';
import { useUsernameCheck } from './username/use-username-check.ts';

type ProfileEditorProps = {
  user: User;
  section: ProfileSection;
  onSectionChange: (section: ProfileSection) => void;
};

export function ProfileEditor({ user, section, onSectionChange }: ProfileEditorProps) {
  const { authUser } = useUser();
  const [base, setBase] = useState(user);
  const saving = useSaveProfile();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: valuesOf(user),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, errors } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' });
  const usernameCheck = useUsernameCheck(username, base.username ?? '');

  const startFrom = (saved: User) => {
    setBase(saved);
    form.reset(valuesOf(saved));
  };
  const showField = useShowField({ form, section, onSectionChange });
  const save = (values: ProfileValues, from: User) =>
    saving.mutate(
      { base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'saved') startFrom(outcome.user);
        },
        onError: (error) => {
          if (error.kind !== 'conflict') return;
          form.setError('username', { message: PROFILE_USERNAME_MESSAGES.taken });
          showField('username');
        },
      },
    );
  const submit = form.handleSubmit(
    (values) => (usernameCheck === 'taken' ? showField('username') : save(values, base)),
    (faults) => showField(firstFault(faults)),
  );
  const discard = () => {
    saving.reset();
    form.reset(valuesOf(base));
  };
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;
  const takeTheirs = () => {
    if (conflict) startFrom(conflict.theirs);
    saving.reset();
  };

  const tabs = [
    {
      value: 'basic',
      label: 'Basic Info',
      content: <BasicInfo email={authUser?.email ?? ''} usernameCheck={usernameCheck} />,
    },
    { value: 'social', label: 'Social Profiles', content: <SocialProfiles /> },
  ] as const;

  return (
    <EditorLayout>
      <Card padding="l">
        <FormProvider {...form}>
          <form onSubmit={(event) => void submit(event)} noValidate aria-label="Profile">
            <Tabs
              label="Profile sections"
              tabs={tabs.map((tab) => ({ ...tab, ...faultCount(errors, tab.value) }))}
              value={section}
              onValueChange={onSectionChange}
            />
            <SaveBar save={saveState(saving, isDirty)} onDiscard={discard} />
          </form>
        </FormProvider>
      </Card>
      <PublicLink user={base} />
      {conflict && (
        <SaveConflict
          mine={form.getValues()}
          theirs={conflict.theirs}
          isBusy={saving.isPending}
          onKeepMine={() => save(form.getValues(), conflict.theirs)}
          onTakeTheirs={takeTheirs}
          onClose={() => saving.reset()}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </EditorLayout>
  );
}

function saveState(saving: ReturnType<typeof useSaveProfile>, isDirty: boolean): SaveState {
  if (saving.isPending) return { state: 'saving' };
  if (isDirty && saving.error && saving.error.kind !== 'conflict') {
    return { state: 'failed', message: saveFailure(saving.error) };
  }
  if (isDirty) return { state: 'unsaved' };
  return { state: saving.data?.state === 'saved' ? 'saved' : 'clean' };
}

function firstFault(faults: FieldErrors<ProfileValues>): keyof ProfileValues {
  const fields = Object.keys(profileSchema.shape).filter(
    (key): key is keyof ProfileValues => key in profileSchema.shape,
  );
  return fields.find((field) => faults[field]) ?? 'name';
}

/** Marks the section that holds errors. */
function faultCount(errors: FieldErrors<ProfileValues>, section: ProfileSection) {
  const faults = Object.keys(errors).filter((field) => sectionOf(field) === section);
  return faults.length > 0 ? { count: faults.length } : {};
}
