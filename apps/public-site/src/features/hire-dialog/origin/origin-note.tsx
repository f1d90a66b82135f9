import { Button, Link, Notice, Stack } from '@showcase/ui';
import { ProjectStatus } from '../../../shared/project-status/project-status.tsx';
import { MutedText } from '../hire-dialog.styles.ts';
import type { Origin } from './use-origin.ts';

/** The project that the request will show, or why it will show none. */
export function OriginNote({ origin }: { origin: Origin }) {
  const { project, isMissing, retry } = origin;
  if (retry) {
    return (
      <Notice
        variant="warning"
        action={
          <Button size="s" onClick={retry}>
            Retry
          </Button>
        }
      >
        We couldn't load the project you came from. Without it, your request won't show it.
      </Notice>
    );
  }
  if (isMissing) {
    return (
      <MutedText>
        The project you came from is no longer available, so your request won't show it.
      </MutedText>
    );
  }
  if (!project) return null;
  return (
    <Stack gap={2}>
      <MutedText>
        Your request will show the project{' '}
        <Link href={`/projects/${project.id}`}>
          <bdi>{project.title}</bdi>
        </Link>
        .
      </MutedText>
      <ProjectStatus projectId={project.id} />
    </Stack>
  );
}
