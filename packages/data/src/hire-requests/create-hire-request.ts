import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AttachmentToSend } from '../attachments/attachment.ts';
import type { DataClient } from '../client/types.ts';
import { isOutage } from '../client/data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { projectQueries } from '../projects/project-queries.ts';
import type { SaleKind } from '../projects/sale.ts';
import { invalidateEach, invalidateQueries } from '../query/invalidate-queries.ts';
import { serviceQueries } from '../services/services.ts';
import { hireRequestQueries } from './hire-request-queries.ts';
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
  /** How the project is sold, as the client saw it. */
  saleKind?: SaleKind;
  /** The project that the client came from. */
  fromProjectId?: string;
  packageName?: string;
  hours?: number;
  title?: string;
  attachments?: AttachmentToSend[];
};

type RequestAttempt = { input: HireRequestInput; requestKey: string };

/** Sends a request. The same input with the same key is the same request, so it can be retried after a lost response. */
export async function createHireRequest(
  client: DataClient,
  { input, requestKey }: RequestAttempt,
): Promise<HireRequest> {
  const { creatorId, message, budget, serviceId, projectId, saleKind } = input;
  const { fromProjectId, packageName, hours, title, attachments } = input;
  return unwrap(
    await client.rpc('create_hire_request', {
      creator_id: creatorId,
      message,
      request_key: requestKey,
      ...(budget !== null && { budget }),
      ...(serviceId !== undefined && { service_id: serviceId }),
      ...(projectId !== undefined && { project_id: projectId }),
      ...(saleKind !== undefined && { sale_kind: saleKind }),
      ...(fromProjectId !== undefined && { from_project_id: fromProjectId }),
      ...(packageName !== undefined && { package_name: packageName }),
      ...(hours !== undefined && { hours }),
      ...(title !== undefined && { title }),
      ...(attachments !== undefined && { attachments }),
    }),
  );
}

/** The key makes it safe to retry once after a lost response. */
export function createHireRequestOptions(client: DataClient, queryClient: QueryClient) {
  /** The item that shows the terms, which have changed or are gone. */
  const getTermsKey = ({ projectId, creatorId }: HireRequestInput) =>
    projectId === undefined
      ? serviceQueries(client).pagesByUser(creatorId).queryKey
      : projectQueries(client).byId(projectId).queryKey;
  return mutationOptions({
    mutationFn: (attempt: RequestAttempt) => createHireRequest(client, attempt),
    retry: (failures, error) => isOutage(error) && failures < 1,
    retryDelay: 500,
    onSuccess(request) {
      const { queryKey } = hireRequestQueries(client).byId(request.id);
      queryClient.setQueryData(queryKey, { ...request, ...NOT_YET_FETCHED });
      // Also refetches what is not known of the sent request.
      void invalidateQueries(queryClient, ['hire-requests']);
    },
    onError(error, { input }) {
      console.error('Error sending hire request:', error);
      const isStale = error.kind === 'conflict' || error.kind === 'not-found';
      if (isStale)
        void invalidateEach(queryClient, [getTermsKey(input), ['hire-requests', 'pending']]);
    },
  });
}

/** The values of a request beside its own columns. */
const NOT_YET_FETCHED = {
  actions: ['cancel' as const],
  turn: 'creator' as const,
  review_until: null,
  expires_at: null,
  case_subjects: [],
  may_review: false,
  client: null,
  creator: null,
  project: null,
  open_offer: null,
  open_case: null,
  milestones: [],
  review: null,
  ends_at: null,
  ends_alone_from: { client: null, creator: null },
  suspended_sides: [],
  agreed_days: null,
  service_description: null,
  events: [],
  agreements: [],
  invoices: [],
  refunds: [],
  offers: [],
  cases: [],
};
