import { serviceQueries, useDataClient, useItem } from '@showcase/data';
import { SOMETHING_ELSE, type HireableService } from './offer/offer.ts';

type Offered = { creatorId: string; listed: HireableService[]; offerId: string };

/** The services on the page, and the one in the address also where the page does not list it yet. */
export function useOfferedServices({ creatorId, listed, offerId }: Offered) {
  const isUnlisted =
    offerId !== '' && offerId !== SOMETHING_ELSE && listed.every(({ id }) => id !== offerId);
  const unlisted = useItem({
    ...serviceQueries(useDataClient()).byId(offerId),
    enabled: isUnlisted,
  });
  const found = unlisted.data;
  const isOffered = found && found.user_id === creatorId && found.is_active;
  return {
    isPending: isUnlisted && unlisted.isPending,
    services: isUnlisted && isOffered ? [...listed, found] : listed,
  };
}
