import { offerTemplates } from '../../rows.ts';
import { createStableId } from '../ids.ts';

export const templateRows = offerTemplates.map(({ creator, ...template }) => ({
  id: createStableId('offer-template', `${creator}/${template.name}`),
  user_id: createStableId('user', creator),
  ...template,
}));
