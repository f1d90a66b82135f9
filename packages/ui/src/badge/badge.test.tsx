import { describe } from 'vitest';
import { describeConformance } from '../testing/index.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  describeConformance(Badge, { props: { variant: 'success', children: 'Active' }, tag: 'span' });
});
