import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { DataClient } from '../client/types.ts';
import { projectStatusOptions } from './project-status.ts';

it('reads nothing for a sample, which no database has', async () => {
  const client = {} as DataClient;
  const status = await new QueryClient().fetchQuery(projectStatusOptions(client, '1'));
  expect(status).toEqual({ check: null, proofs: [] });
});
