import { useShare } from '../use-share.ts';
import { useMarks } from './use-marks.ts';

type CardProject = { id: string; title: string };

/** What the buttons of project cards do: `<ProjectCard project={project} {...actionsOf(project)} />`. */
export function useCardActions(projects: readonly CardProject[], { isSample = false } = {}) {
  const likes = useMarks('like', isSample ? [] : projects.map(({ id }) => id));
  const share = useShare();

  return function actionsOf({ id, title }: CardProject) {
    return {
      isLiked: likes.isMarked(id),
      onLike: () => {
        likes.toggle(id);
      },
      onShare: () => void share({ title, path: `/projects/${id}` }),
    };
  };
}
