import { useUser } from '@showcase/data';
import { PROFILE_USERNAME_MESSAGES, type ProfileValues } from '@showcase/data/schemas';
import { Card } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Draft } from '../../shared/draft/draft.ts';
import { useKeepDraft } from '../../shared/draft/use-keep-draft.ts';
import { DraftNotice } from '../../shared/item-form/draft-notice.tsx';
import { lazyResolver } from '../../shared/lazy-resolver.ts';
import { versionsOf } from '../../shared/saving/versions-of.ts';
import { BasicInfo } from './basic-info.tsx';
import { FilledContext } from './filled/filled-context.ts';
import { FilledNotice } from './filled/filled-notice.tsx';
import { useFilledFields } from './filled/use-filled-fields.ts';
import { EditorLayout, Notices } from './profile-editor.styles.ts';
import { faultCount, firstFault, type ProfileSection } from './profile-sections.ts';
import { FIELD_LABELS, valuesOf, type Profile } from './profile-values.ts';
import { Professional } from './professional/professional.tsx';
import { PublicLink } from './public-link.tsx';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { saveStateOf } from './saving/save-state.ts';
import { useSaveProfile } from './saving/use-save-profile.ts';
import { SocialProfiles } from './social-profiles.tsx';
import { useRestoredDraft } from './use-restored-draft.ts';
import { useShowField } from './use-show-field.ts';
import { useUsernameCheck } from './username/use-username-check.ts';

const ConflictDialog = lazy(() =>
  import('../../shared/saving/conflict-dialog.tsx').then((module) => ({
    default: module.ConflictDialog,
  })),
);

const resolver = lazyResolver<ProfileValues>(() =>
  import('./profile-resolver.ts').then((module) => module.profileResolver),
);

type ProfileEditorProps = {
  profile: Profile;
  draft: Draft<ProfileValues, Profile> | null;
  draftKey: string;
  section: ProfileSection;
  onSectionChange: (section: ProfileSection) => void;
};

export function ProfileEditor(props: ProfileEditorProps) {
  const { profile, draft, draftKey, section, onSectionChange } = props;
  const { authUser } = useUser();
  const [base, setBase] = useState(draft?.base ?? profile);
  const saving = useSaveProfile();
  const form = useForm<ProfileValues>({
    resolver,
    defaultValues: valuesOf(base),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, errors } = form.formState;
  const username = useWatch({ control: form.control, name: 'username' });
  const usernameCheck = useUsernameCheck(username, base.user.username ?? '');
  const forgetDraft = useKeepDraft({ key: draftKey, id: profile.user.id, base, form });
  const restored = useRestoredDraft(form, draft?.values ?? null);
  const filled = useFilledFields();
  const formElement = useRef<HTMLFormElement>(null);

  const startFrom = (saved: Profile) => {
    setBase(saved);
    form.reset(valuesOf(saved));
    forgetDraft();
    restored.dismiss();
  };
  const showField = useShowField({ form, section, onSectionChange });
  const save = (values: ProfileValues, from: Profile) =>
    saving.mutate(
      { base: from, values },
      {
        onSuccess: (outcome) => {
          if (outcome.state !== 'saved') return;
          startFrom(outcome.profile);
          if (filled.fields.length > 0) filled.dismiss();
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
    startFrom(base);
  };
  const conflict = saving.data?.state === 'conflict' ? saving.data : null;
  const dismissFilled = () => {
    filled.dismiss();
    formElement.current?.focus();
  };
  const takeTheirs = () => {
    if (conflict) startFrom(conflict.theirs);
    saving.reset();
  };

  const tabs = [
    {
      value: 'basic',
      label: 'Basic Info',
      content: (
        <BasicInfo
          email={authUser?.email ?? ''}
          username={base.user.username ?? ''}
          usernameCheck={usernameCheck}
        />
      ),
    },
    { value: 'social', label: 'Social Profiles', content: <SocialProfiles /> },
    { value: 'professional', label: 'Professional', content: <Professional /> },
  ] as const;

  return (
    <EditorLayout>
      <Card padding="l">
        <FormProvider {...form}>
          <form
            ref={formElement}
            tabIndex={-1}
            onSubmit={(event) => void submit(event)}
            noValidate
            aria-label="Profile"
          >
            <Notices>
              <FilledNotice fields={filled.fields} onShow={showField} onDismiss={dismissFilled} />
              {restored.isShown && <DraftNotice onStartOver={discard} />}
            </Notices>
            <FilledContext value={filled.fields}>
              <Tabs
                label="Profile sections"
                tabs={tabs.map((tab) => ({ ...tab, ...faultCount(errors, tab.value) }))}
                value={section}
                onValueChange={onSectionChange}
              />
            </FilledContext>
            <SaveBar save={saveStateOf(saving, isDirty)} onDiscard={discard} />
          </form>
        </FormProvider>
      </Card>
      <PublicLink user={profile.user} />
      {conflict && (
        <Suspense>
          <ConflictDialog
            rows={versionsOf(
              FIELD_LABELS,
              form.getValues(),
              valuesOf(conflict.theirs),
              conflict.disputed,
            )}
            isBusy={saving.isPending}
            onKeepMine={() => save(conflict.merged, conflict.theirs)}
            onTakeTheirs={takeTheirs}
            onClose={() => saving.reset()}
          />
        </Suspense>
      )}
      <LeaveGuard isDirty={isDirty} onLeave={forgetDraft} />
    </EditorLayout>
  );
}
