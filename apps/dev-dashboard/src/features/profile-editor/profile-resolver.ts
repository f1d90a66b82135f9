import { zodResolver } from '@hookform/resolvers/zod';
import { profileSchema } from '@showcase/data/schemas';
import { toUsualLocation } from '@showcase/kit/search';
import { withSkill } from './with-skill.ts';

const resolver = zodResolver(profileSchema);

/** Adds a skill that was typed but not added, and names skill and place as the filters do. */
export const profileResolver: typeof resolver = ({ newSkill, ...values }, context, options) =>
  resolver(
    {
      ...values,
      location: toUsualLocation(values.location),
      skills: withSkill(values.skills, newSkill),
      newSkill: '',
    },
    context,
    options,
  );
