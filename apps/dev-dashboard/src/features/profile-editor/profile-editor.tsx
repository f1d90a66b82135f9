import { useUser } from '@showcase/data/session';
import { profileForm } from '@showcase/data/schemas';
import { LeaveGuard } from '@showcase/kit/leaving';
import { ConflictDialog, getVersionRows } from '@showcase/kit/saving';
import { Card } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNotice } from '../../shared/draft/draft-notice.tsx';
import { BasicInfo } from './basic-info.tsx';
import { FilledContext } from './filled/filled-context.ts';
import { FilledNotice } from './filled/filled-notice.tsx';
import { Above, EditorLayout, Notices } from './profile-editor.styles.ts';
import { getErrorCount } from './profile-sections.ts';
import { toProfileValues, type ProfileField } from './profile-values.ts';
import { Professional } from './professional/professional.tsx';
import { BadgePanel } from './public/badge-panel.tsx';
import { ProfileLive } from './public/profile-live.tsx';
import { PublicLink } from './public/public-link.tsx';
import { DiscardNotice } from '../../shared/saving/discard-notice.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { getSaveState } from './saving/save-state.ts';
import { useProfileEdits, type ProfileEditsOptions } from './saving/use-profile-edits.ts';
import { SocialProfiles } from './social-profiles.tsx';

type ProfileEditorProps = ProfileEditsOptions & {
  viewCount: number;
  unconfirmedContact: string | null;
  /** Displayed above the form. */
  renderChecklist: (onSelectField: (field: ProfileField) => void) => ReactNode;
};

export function ProfileEditor(props: ProfileEditorProps) {
  const { profile, viewCount, unconfirmedContact, section, onSectionChange, renderChecklist } =
    props;
  const { authUser } = useUser();
  const edits = useProfileEdits(props);
  const { form, base, saving, filled, conflict, undoDiscard } = edits;
  const { isDirty, errors } = form.formState;
  const formElement = useRef<HTMLFormElement>(null);

  const dismissFilled = () => {
    filled.dismiss();
    formElement.current?.focus();
  };

  const tabs = [
    {
      value: 'basic',
      label: 'Basic Info',
      content: (
        <BasicInfo
          email={authUser?.email ?? ''}
          unconfirmedContact={unconfirmedContact}
          username={base.user.username ?? ''}
          usernameCheck={edits.usernameCheck}
        />
      ),
    },
    { value: 'social', label: 'Social Profiles', content: <SocialProfiles /> },
    { value: 'professional', label: 'Professional', content: <Professional /> },
  ] as const;

  return (
    <EditorLayout>
      <Above>
        {filled.fields.length > 0 && <ProfileLive user={profile.user} />}
        {renderChecklist(edits.focusField)}
      </Above>
      <Card padding="l">
        <FormProvider {...form}>
          <form
            ref={formElement}
            tabIndex={-1}
            onSubmit={(event) => void edits.submit(event)}
            noValidate
            aria-label="Profile"
          >
            <Notices>
              <FilledNotice
                fields={filled.fields}
                onSelect={edits.focusField}
                onDismiss={dismissFilled}
              />
              {edits.isDraftNoticeVisible && <DraftNotice onStartOver={edits.discard} />}
            </Notices>
            <FilledContext value={filled.fields}>
              <Tabs
                label="Profile sections"
                tabs={tabs.map((tab) => ({ ...tab, ...getErrorCount(errors, tab.value) }))}
                value={section}
                onValueChange={onSectionChange}
              />
            </FilledContext>
            <SaveBar
              save={getSaveState(saving, isDirty)}
              onDiscard={edits.discard}
              onCancel={saving.cancel}
              notice={
                undoDiscard && <DiscardNotice onUndo={undoDiscard} onEnd={edits.clearDiscarded} />
              }
            />
          </form>
        </FormProvider>
      </Card>
      <PublicLink user={profile.user} views={viewCount} />
      <BadgePanel user={profile.user} />
      {conflict && (
        <ConflictDialog
          rows={getVersionRows(
            profileForm.labels,
            form.getValues(),
            toProfileValues(conflict.theirs),
            conflict.conflictingFields,
          )}
          isBusy={saving.isPending}
          onKeepMyVersion={edits.keepMyVersion}
          onLoadSavedVersion={edits.loadSavedVersion}
          onClose={() => saving.reset()}
        />
      )}
      <LeaveGuard
        isDirty={isDirty}
        unsaved="Your changes to this profile aren't saved yet."
        onLeave={edits.clearDraft}
      />
    </EditorLayout>
  );
}
