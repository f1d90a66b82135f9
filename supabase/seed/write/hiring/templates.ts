import { creators } from '../../people/people.ts';
import { templates } from '../../hiring/templates.ts';
import { createStableId } from '../ids.ts';

export const templateRows = creators.flatMap(({ slug }) =>
  (templates[slug] ?? []).map((template) => ({
    id: createStableId('offer-template', `${slug}/${template.name}`),
    user_id: createStableId('user', slug),
    ...template,
  })),
);
