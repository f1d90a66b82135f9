import { zodResolver } from '@hookform/resolvers/zod';
import { profileSchema } from '@showcase/data/schemas';
import { withSkill } from './with-skill.ts';

const resolver = zodResolver(profileSchema);

/** Adds a skill that was typed but not added, in its standard spelling. */
export const profileResolver: typeof resolver = ({ newSkill, ...values }, context, options) =>
  resolver(
    { ...values, skills: withSkill(values.skills, newSkill), newSkill: '' },
    context,
    options,
  );
