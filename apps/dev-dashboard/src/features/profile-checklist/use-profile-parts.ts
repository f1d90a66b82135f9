import { projectQueries } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import type { User } from '@showcase/data/users';
import { useQuery } from '@tanstack/react-query';

/** What a profile needs, and whether it has it. */
export type ProfileParts = { picture: boolean; project: boolean; service: boolean };

/** Null if it cannot be read. */
export function useProfileParts(user: User): { isPending: boolean; parts: ProfileParts | null } {
  const client = useDataClient();
  const projects = useQuery(projectQueries(client).countByUser(user.id));
  const services = useQuery(serviceQueries(client).ownCount(user.id));
  const isPending = projects.isPending || services.isPending;
  if (projects.data === undefined || services.data === undefined) return { isPending, parts: null };
  const parts = {
    picture: Boolean(user.avatar),
    project: projects.data > 0,
    service: services.data > 0,
  };
  return { isPending, parts };
}
