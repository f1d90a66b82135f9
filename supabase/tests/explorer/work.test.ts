import { describe } from 'vitest';
import { walkStarts } from './walk-starts.ts';

describe('the laws, where a service is hired', () => {
  walkStarts(['a service', 'a package', 'hours']);
});
