import type { AttachmentToSend } from '../attachments/attachment.ts';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import type { HireRequest } from './hire-request.ts';

/**
 * Without a service or a project for sale it is 'Something else' with a title and a budget, or with null to ask for a price; with one, the
 * budget is the total that the client saw.
 */
export type HireRequestInput = {
  creatorId: string;
  message: string;
  budget: number | null;
  serviceId?: string;
  projectId?: string;
  /** The project that the client came from. */
  fromProjectId?: string;
  packageName?: string;
  hours?: number;
  title?: string;
  attachments?: AttachmentToSend[];
};

/** Sends a request. The same input with the same key is the same request, so it can be retried after a lost response. */
export async function createHireRequest(
  client: DataClient,
  { input, requestKey }: { input: HireRequestInput; requestKey: string },
): Promise<HireRequest> {
  const { creatorId, message, budget, serviceId, projectId } = input;
  const { fromProjectId, packageName, hours, title, attachments } = input;
  return unwrap(
    await client.rpc('create_hire_request', {
      creator_id: creatorId,
      message,
      request_key: requestKey,
      ...(budget !== null && { budget }),
      ...(serviceId !== undefined && { service_id: serviceId }),
      ...(projectId !== undefined && { project_id: projectId }),
      ...(fromProjectId !== undefined && { from_project_id: fromProjectId }),
      ...(packageName !== undefined && { package_name: packageName }),
      ...(hours !== undefined && { hours }),
      ...(title !== undefined && { title }),
      ...(attachments !== undefined && { attachments }),
    }),
  );
}
