import { describe } from 'vitest';
import { walkStarts } from './walk-starts.ts';

describe('the laws, where money was paid or is asked back', () => {
  walkStarts(['a service that is paid', 'a service with a case']);
});
