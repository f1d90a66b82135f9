import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataClient } from '../client/types.ts';
import { isOutage } from '../client/data-error.ts';
import { useDataClient } from '../query/data-provider.tsx';
import { actOnHireRequest, type HireRequestActionInput } from './actions/act-on-hire-request.ts';
import { refetchRequests } from './refetch-requests.ts';
import { answerCase, openCase, type CaseAnswer, type OpenCaseInput } from './cases/write-cases.ts';
import { subscribeToHireRequests } from './subscribe-to-hire-requests.ts';
import {
  answerOffer,
  requestMoreTime,
  makeOffer,
  type AnswerOfferInput,
  type RequestMoreTimeInput,
  type MakeOfferInput,
} from './offers/write-offers.ts';
import {
  answerEnd,
  proposeEnd,
  type AnswerEndInput,
  type ProposeEndInput,
} from './ending/write-end.ts';

/** A step of a request; pending until the lists show it. After a conflict they show the actual state. */
function stepOptions<Input, Result>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Result>,
) {
  return mutationOptions({
    mutationFn,
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => refetchRequests(queryClient),
    async onError(error) {
      console.error('Error changing hire request:', error);
      if (!isOutage(error)) await refetchRequests(queryClient);
    },
  });
}

export const hireRequestActionOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: HireRequestActionInput) => actOnHireRequest(client, input));

export const makeOfferOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: MakeOfferInput) => makeOffer(client, input));

export const requestMoreTimeOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: RequestMoreTimeInput) => requestMoreTime(client, input));

export const answerOfferOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: AnswerOfferInput) => answerOffer(client, input));

export const proposeEndOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: ProposeEndInput) => proposeEnd(client, input));

export const answerEndOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: AnswerEndInput) => answerEnd(client, input));
export const openCaseOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: { input: OpenCaseInput; caseKey: string }) =>
    openCase(client, input),
  );

export const answerCaseOptions = (client: DataClient, queryClient: QueryClient) =>
  stepOptions(queryClient, (input: CaseAnswer & { id: string }) => answerCase(client, input));

/** Keeps a user's requests up to date while a page shows them. A Realtime event is only a hint: the rows are refetched. */
export function useLiveHireRequests(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  useEffect(
    () => subscribeToHireRequests(client, userId, () => void refetchRequests(queryClient)),
    [client, queryClient, userId],
  );
}
