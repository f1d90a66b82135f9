import { ownChecksOptions } from '@showcase/data/own-projects';
import type { ListedOwnProject } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { ProjectRuns, StatusLine } from '@showcase/kit/project-status';
import { useQuery } from '@tanstack/react-query';

/** Whether a project runs, as visitors read it, and what they don't read yet; nothing of one that is in no list. */
export function OwnRuns({ project }: { project: ListedOwnProject }) {
  const { data: checks = [] } = useQuery(ownChecksOptions(useDataClient(), project.user_id));
  const check = checks.find(({ project_id }) => project_id === project.id);
  if (!check) return null;
  const { state, failures } = check;
  return (
    <>
      <ProjectRuns check={check} />
      {state === 'waiting' && failures === 0 && <StatusLine>Not checked yet</StatusLine>}
      {state !== 'unreachable' && failures > 0 && (
        <StatusLine>
          Our last check failed. Open the project and see whether it runs. Visitors read that it is
          unreachable after three failed checks in a row on two days.
        </StatusLine>
      )}
    </>
  );
}
