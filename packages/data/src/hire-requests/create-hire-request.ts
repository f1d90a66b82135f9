import type { DataClient } from '../client/client.ts';
import { unwrap } from '../http/unwrap.ts';
import type { HireRequest } from './hire-request.ts';

/** Without a service or a project for sale it is 'Something else' with a title and a budget; with one, the budget is the total that the client saw. */
export type HireRequestInput = {
  creatorId: string;
  message: string;
  budget: number;
  serviceId?: string;
  projectId?: string;
  packageName?: string;
  hours?: number;
  title?: string;
};

/** Sends a request. The same input with the same key is the same request, so it can be retried after a lost response. */
export async function createHireRequest(
  client: DataClient,
  { input, requestKey }: { input: HireRequestInput; requestKey: string },
): Promise<HireRequest> {
  const { creatorId, message, budget, serviceId, projectId, packageName, hours, title } = input;
  return unwrap(
    await client.rpc('create_hire_request', {
      creator_id: creatorId,
      message,
      budget,
      request_key: requestKey,
      ...(serviceId !== undefined && { service_id: serviceId }),
      ...(projectId !== undefined && { project_id: projectId }),
      ...(packageName !== undefined && { package_name: packageName }),
      ...(hours !== undefined && { hours }),
      ...(title !== undefined && { title }),
    }),
  );
}
