import { useDataClient, useItem } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import { SOMETHING_ELSE } from '../hire-param.ts';
import type { HireableService } from './hire-option.ts';

type HireableServicesOptions = { creatorId: string; listed: HireableService[]; optionId: string };

/** The services on the page, and the one in the URL even if the page has not loaded it yet. */
export function useHireableServices({ creatorId, listed, optionId }: HireableServicesOptions) {
  const isUnlisted =
    optionId !== '' && optionId !== SOMETHING_ELSE && listed.every(({ id }) => id !== optionId);
  const unlisted = useItem({
    ...serviceQueries(useDataClient()).byId(optionId),
    enabled: isUnlisted,
  });
  const found = unlisted.data;
  const isHireable = found && found.user_id === creatorId && found.is_active;
  return {
    isPending: isUnlisted && unlisted.isPending,
    services: isUnlisted && isHireable ? [...listed, found] : listed,
  };
}
