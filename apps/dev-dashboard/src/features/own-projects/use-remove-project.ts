import { removeImages } from '@showcase/data/images';
import {
  projectQueries,
  refetchProjects,
  removeProject,
  type Project,
} from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes the row first, because the tab may be closing. The pictures to remove come from `prefetchMedia`. */
export function useRemoveProject() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const getMediaQuery = ({ id }: Project) => projectQueries(client).media(id);
  return {
    prefetchMedia: (project: Project) => void queryClient.prefetchQuery(getMediaQuery(project)),
    remove: async (project: Project) => {
      const media = queryClient.getQueryData(getMediaQuery(project).queryKey) ?? [];
      await removeProject(client, project.id);
      await removeImages(client, [project.image_url, ...media.map(({ url }) => url)]);
      await refetchProjects(queryClient);
    },
  };
}
