import { describe } from 'vitest';
import { walkStarts } from './walk-starts.ts';

describe('the laws, where terms are offered, or a project is bought', () => {
  walkStarts(['two milestones', 'a purchase', 'an offer first', '“something else”']);
});
