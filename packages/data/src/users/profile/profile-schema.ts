import { createSchema } from '../../forms/create-schema.ts';
import { addPendingEntryIssue } from '../../forms/pending-entry.ts';
import { appendUnique, validateEducation, validateExperience } from './profile-entries.ts';
import { profileForm, type ProfileValues } from './profile-form.ts';

/** Saving adds a skill or language that was typed but not added; for entries with several fields it is an error. */
export const profileSchema = createSchema(profileForm)
  .superRefine((values, context) => {
    addPendingEntryIssue(context, 'newEducation', values.newEducation, validateEducation);
    addPendingEntryIssue(context, 'newExperience', values.newExperience, validateExperience);
  })
  .transform((values) => ({
    ...values,
    skills: appendUnique(values.skills, values.newSkill),
    newSkill: '',
    languages: appendUnique(values.languages, values.newLanguage),
    newLanguage: '',
  }));

/** The account settings that everyone has: the rules of the profile editor. */
export const ownNameSchema = createSchema({
  fields: { avatar: profileForm.fields.avatar, name: profileForm.fields.name },
});

export type OwnNameValues = Pick<ProfileValues, 'avatar' | 'name'>;
