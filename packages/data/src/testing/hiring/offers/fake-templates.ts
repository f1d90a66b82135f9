import { hasText } from '../../../has-text.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';
import { checkDays, checkTerms } from './check-offer.ts';

type Template = Omit<FakeState['offerTemplates'][number], 'id' | 'user_id'>;

const MAX_TEMPLATES = 20;

/** Adds or changes a template like the database. */
export function saveTemplate(state: FakeState, { callerId, body, method, url }: FakeRequest) {
  const isCreator = state.users.some(({ id, is_dev }) => id === callerId && is_dev);
  if (!callerId || !isCreator) {
    return json({ code: '42501', message: 'new row violates row-level security policy' }, 403);
  }
  const id = url.searchParams.get('id')?.replace('eq.', '');
  const template = { ...(body as Template) };
  template.name = template.name.trim();
  const error = checkTemplate(template);
  if (error) return json({ code: 'PT400', message: error }, 400);
  const own = state.offerTemplates.filter(({ user_id }) => user_id === callerId);
  if (method === 'POST' && own.length >= MAX_TEMPLATES) {
    return conflict(`You have ${MAX_TEMPLATES} templates. Delete one to save another`);
  }
  if (own.some((row) => row.name === template.name && row.id !== id)) {
    return conflict('You have a template with this name');
  }
  const known = own.find((row) => row.id === id);
  if (known) Object.assign(known, template);
  else if (method === 'POST') {
    state.offerTemplates.push({ id: crypto.randomUUID(), user_id: callerId, ...template });
  }
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}

function checkTemplate(template: Template) {
  const { name, days } = template;
  if (!hasText(name) || [...name].length > 80) return 'Add a name of at most 80 characters';
  return checkTerms(template) ?? checkDays(days);
}

const conflict = (message: string) => json({ code: 'PT409', message }, 409);
