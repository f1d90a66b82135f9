import { useShare } from '../sharing/use-share.ts';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';
import { useReactions } from './use-reactions.ts';

type CardProject = { id: string; title: string };

/** The button props of project cards: `<ProjectCard project={project} {...actionsOf(project)} />`. */
export function useCardActions(projects: readonly CardProject[], { isSample = false } = {}) {
  const likes = useReactions('like', isSample ? [] : projects.map(({ id }) => id));
  const shareLink = useShare();
  const share = useStableCallback(
    ({ id, title }: CardProject) => void shareLink({ title, path: `/projects/${id}` }),
  );

  return {
    isLiked: likes.isActive,
    /** Takes an id. Like `share`, it has a stable identity for memoized cards. */
    like: likes.toggle,
    share,
    actionsOf: ({ id, title }: CardProject) => ({
      isLiked: likes.isActive(id),
      onLike: () => likes.toggle(id),
      onShare: () => share({ id, title }),
    }),
  };
}
