import { useUser } from '@showcase/data/session';
import { Link, Notice } from '@showcase/ui';
import type { ProjectView } from '../project-view.ts';

const TEXTS = {
  unlisted:
    'This project is unlisted. It is in no list and no search: only people who have its link can open it.',
  draft: 'This is a preview of your draft. Only you can see it.',
} as const;

/** Tells its owner that a project is not public. */
export function OwnerNotice({ project }: { project: ProjectView }) {
  const { authUser } = useUser();
  const { visibility, creator } = project;
  const isOwn = authUser !== null && authUser.id === creator?.id;
  if (visibility === 'public' || !isOwn) return null;
  return (
    <Notice
      action={
        <Link variant="standalone" href={`/dashboard/dev/projects?edit=${project.id}`}>
          {visibility === 'draft' ? 'Publish it' : 'Change this'}
        </Link>
      }
    >
      {TEXTS[visibility]}
    </Notice>
  );
}
