import { billingQueries, getPaymentMethod } from '@showcase/data/invoices';
import { projectQueries } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import type { User } from '@showcase/data/users';
import { getProfileLinks } from '@showcase/kit/profile';
import { useQuery } from '@tanstack/react-query';
import type { PartName } from './profile-parts.ts';

/** Whether the profile has each of its parts. */
export type ProfileParts = Record<PartName, boolean>;

/** Null if it cannot be read. */
export function useProfileParts(user: User): { isPending: boolean; parts: ProfileParts | null } {
  const client = useDataClient();
  const projects = useQuery(projectQueries(client).countByUser(user.id));
  const services = useQuery(serviceQueries(client).ownCount(user.id));
  const billing = useQuery(billingQueries(client).own(user.id));
  const isPending = projects.isPending || services.isPending || billing.isPending;
  if (projects.data === undefined || services.data === undefined || billing.data === undefined)
    return { isPending, parts: null };
  const parts = {
    picture: Boolean(user.avatar),
    bio: Boolean(user.bio),
    location: Boolean(user.location),
    skills: user.skills.length > 0,
    links: getProfileLinks(user).length > 0,
    specialization: Boolean(user.specialization),
    rate: Boolean(user.hourly_rate),
    project: projects.data > 0,
    service: services.data > 0,
    payment: billing.data !== null && getPaymentMethod(billing.data) !== null,
  };
  return { isPending, parts };
}
