import { ownChecksOptions } from '@showcase/data/own-projects';
import type { ListedOwnProject } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { ProjectRuns } from '@showcase/kit/project-status';
import { useQuery } from '@tanstack/react-query';

/** Whether a project runs, as visitors read it; nothing of one that is in no list. */
export function OwnRuns({ project }: { project: ListedOwnProject }) {
  const { data: checks = [] } = useQuery(ownChecksOptions(useDataClient(), project.user_id));
  const check = checks.find(({ project_id }) => project_id === project.id);
  return check ? <ProjectRuns check={check} /> : null;
}
