import { useShare } from '../use-share.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import { useReactions } from './use-reactions.ts';

type CardProject = { id: string; title: string };

/** What the buttons of project cards do: `<ProjectCard project={project} {...actionsOf(project)} />`. */
export function useCardActions(projects: readonly CardProject[], { isSample = false } = {}) {
  const likes = useReactions('like', isSample ? [] : projects.map(({ id }) => id));
  const shareLink = useShare();
  const share = useStableCallback(
    ({ id, title }: CardProject) => void shareLink({ title, path: `/projects/${id}` }),
  );

  return {
    isLiked: likes.isActive,
    /** Takes an id. It and `share` stay the same, for cards that are memoized. */
    like: likes.toggle,
    share,
    actionsOf: ({ id, title }: CardProject) => ({
      isLiked: likes.isActive(id),
      onLike: () => likes.toggle(id),
      onShare: () => share({ id, title }),
    }),
  };
}
