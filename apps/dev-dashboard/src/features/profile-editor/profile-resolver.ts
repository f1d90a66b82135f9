import { zodResolver } from '@hookform/resolvers/zod';
import { profileSchema } from '@showcase/data/schemas';
import { withSkill } from './with-skill.ts';

const resolver = zodResolver(profileSchema);

/** A skill that was typed and not added is added under its usual name. */
export const profileResolver: typeof resolver = ({ newSkill, ...values }, context, options) =>
  resolver(
    { ...values, skills: withSkill(values.skills, newSkill), newSkill: '' },
    context,
    options,
  );
